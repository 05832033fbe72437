import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { buildOf, writeNamedBuild } from '#server/fixtures/named-build.ts'
import { sealBuild } from '#server/site/sums.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { fixtureSite, projectRoot } from '#tests/helpers/site-root.ts'
import { startSite } from '#tests/helpers/site-server.ts'

const script = fileURLToPath(new URL('../../deploy/release.sh', import.meta.url))
const folder = ownFolder()

/** The environment of a server without running processes. */
const alone = { NODE: process.execPath, PORTS: '', RELOAD: 'true', RESTART: 'false', WAIT: '30' }

/** A site's folder, and release.sh run on it. */
function releases(name: string) {
  const site = `${folder}/${name}`
  const env: NodeJS.ProcessEnv = { ...process.env, ...alone, SERVED_DIR: site }
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(script, args, { env, encoding: 'utf8' })
    return { status, stdout, stderr }
  }
  const state = () => ({
    current: readlinkSync(`${site}/current`),
    builds: readdirSync(`${site}/builds`).sort(),
  })
  return { site, env, run, state }
}

const start = (place: string) =>
  startSite(projectRoot, { SITE_DIR: fixtureSite, DIST_DIR: `${place}/current` })

/** The same pages with another server. */
function withServer(build: string, program: string): string {
  writeFileSync(`${build}/server/main.js`, program)
  sealBuild(build, 'another server')
  return build
}

test('take serves a build before it ends, back restores the former one, four builds are kept', async () => {
  const { site: place, env, run, state } = releases('site')
  for (const name of ['one', 'two', 'three']) run('take', writeNamedBuild(folder, name))
  const site = await start(place)
  onTestFinished(() => site.stop())
  const served = async () => buildOf(await (await fetch(`http://127.0.0.1:${site.port}/it`)).text())
  expect(await served()).toBe('three')

  Object.assign(env, { PORTS: String(site.port), RELOAD: `kill -HUP ${site.pid}` })
  for (const name of ['four', 'five']) {
    expect(run('take', writeNamedBuild(folder, name)).stderr).toBe('')
    expect(await served()).toBe(name)
  }
  for (const name of ['four', 'three', 'two']) {
    expect(run('back').stderr).toBe('')
    expect(await served()).toBe(name)
  }
  const { status, stderr } = run('back')
  expect([status, stderr]).toEqual([1, expect.stringContaining('There is no build before')])
  expect(state().builds).toHaveLength(4)
})

test.each<[damage: string, spoil: (build: string) => void, message: string]>([
  ['is only begun', (build) => rmSync(`${build}/stamp`), 'is no whole build: npm run build'],
  ['has no list of its files', (build) => rmSync(`${build}/SHA256SUMS`), 'is no whole build: npm run build'],
  ['misses a file', (build) => rmSync(`${build}/client/robots.txt`), 'client/robots.txt: FAILED'],
  ['has another byte', (build) => appendFileSync(`${build}/pages.json`, ' '), 'pages.json: FAILED'],
  ['its own server refuses', (build) => withServer(build, 'process.exit(1)'), 'is refused'],
])('a build that %s is refused and the link stays', (damage, spoil, message) => {
  const { run, state } = releases(damage)
  run('take', writeNamedBuild(folder, `good-${damage}`))
  const before = state()
  const bad = writeNamedBuild(folder, `bad-${damage}`)
  spoil(bad)
  const { status, stdout, stderr } = run('take', bad)
  expect(status).toBe(1)
  expect(stdout + stderr).toContain(message)
  expect(state()).toEqual(before)
})

test('a build that a process runs from is kept', async () => {
  const { site, run, state } = releases('running')
  run('take', writeNamedBuild(folder, 'run-0'))
  const [first = ''] = state().builds
  const running = spawn('sleep', ['300'], { cwd: `${site}/builds/${first}` })
  onTestFinished(() => void running.kill())
  await once(running, 'spawn')
  for (const number of [1, 2, 3, 4, 5]) run('take', writeNamedBuild(folder, `run-${number}`))
  expect(state().builds).toHaveLength(5)
  expect(state().builds[0]).toBe(first)
  running.kill()
  await once(running, 'exit')
  run('take', writeNamedBuild(folder, 'run-6'))
  expect(state().builds).toHaveLength(4)
})

test('when processes cannot be signalled, the former build is linked again and the new one deleted', () => {
  const { site, env, run, state } = releases('deaf')
  for (const name of ['one', 'two']) run('take', writeNamedBuild(folder, name))
  const before = state()
  env.RELOAD = 'false'
  const message = `The processes could not be signalled (false).\n${site}/current leads to ${before.current}.\n`
  for (const args of [['take', writeNamedBuild(folder, 'three')], ['back']]) {
    expect(run(...args)).toEqual({ status: 1, stdout: '', stderr: message })
    expect(state()).toEqual(before)
  }
})

test('when a process does not serve the new build, the former one is restored', async () => {
  const { site: place, env, run, state } = releases('stuck')
  run('take', writeNamedBuild(folder, 'one'))
  const site = await start(place)
  onTestFinished(() => site.stop())
  const before = state()
  Object.assign(env, { PORTS: String(site.port), WAIT: '0' })
  const { status, stderr } = run('take', writeNamedBuild(folder, 'two'))
  expect([status, stderr]).toEqual([
    1,
    `The process on port ${site.port} did not come to serve the build: its log says why.\n${place}/current leads to ${before.current}.\n`,
  ])
  expect(state()).toEqual(before)
})

test('changed server code restarts each process; if one does not start, all go back', () => {
  const { env, run, state } = releases('server')
  run('take', writeNamedBuild(folder, 'one'))
  const before = state()
  const log = `${folder}/restarts`
  const restart = `${folder}/restart`
  writeFileSync(restart, `#!/bin/sh\necho "$1" >> ${log}\nfalse\n`, { mode: 0o755 })
  Object.assign(env, { PORTS: '4001 4002', RELOAD: 'false', RESTART: restart })
  const { status, stderr } = run('take', withServer(writeNamedBuild(folder, 'two'), '// another'))
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining(`port 4001 could not be started anew (${restart})`),
  ])
  expect(state()).toEqual(before)
})

test('a build for another origin restarts each process', () => {
  const { env, run } = releases('address')
  run('take', writeNamedBuild(folder, 'here'))
  Object.assign(env, { PORTS: '4001', RELOAD: 'false', RESTART: 'false' })
  const { stderr } = run('take', writeNamedBuild(folder, 'elsewhere', 'https://www.example.it'))
  expect(stderr).toContain('port 4001 could not be started anew')
})
