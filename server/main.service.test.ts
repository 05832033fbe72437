import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ownFolder, writeDeep } from '#tests/helpers/own-folder.ts'
import { buildOf, point, scriptOf, writeNamedBuild } from './fixtures/named-build.ts'
import { rawRequest } from './fixtures/raw-request.ts'
import { writeSmallSite } from './fixtures/small-site.ts'
import { siteStore } from './fixtures/store-engines.ts'
import { sealBuild } from './site/sums.ts'

// A start takes most of a second, and several on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

/** A copy of the project with a small build, so that the real one is neither needed nor touched. */
const root = fileURLToPath(new URL('..', import.meta.url))
const copy = ownFolder()
for (const name of ['server', 'shared', 'content', 'site', 'package.json']) {
  cpSync(`${root}${name}`, `${copy}/${name}`, { recursive: true })
}
symlinkSync(`${root}node_modules`, `${copy}/node_modules`)
writeSmallSite(undefined, `${copy}/dist`)

function run(env: Record<string, string>, options: readonly string[] = []) {
  const place = { cwd: copy, env: { ...process.env, ...env } }
  const child = spawn(process.execPath, ['server/main.ts', ...options], place)
  onTestFinished(() => void child.kill('SIGKILL'))
  const output = { text: '' }
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output.text += text
    })
  }
  return { child, output }
}

async function exitCode(child: ChildProcess): Promise<unknown> {
  return child.exitCode ?? (await once(child, 'close'))[0]
}

/** What it says before it ends as failed. */
async function refusal(env: Record<string, string>): Promise<string> {
  const { child, output } = run(env)
  expect(await exitCode(child)).toBe(1)
  return output.text
}

/** Resolves once the program has printed its address. */
async function started(env: Record<string, string> = {}) {
  const { child, output } = run({ PORT: '0', ...env })
  await expect.poll(() => output.text, { timeout: 60_000 }).toMatch(/^The site is on \S+:\d+\n/m)
  const port = Number(/^The site is on \S+:(\d+)\n/m.exec(output.text)?.[1])
  const stop = async () => {
    child.kill('SIGTERM')
    expect(await exitCode(child)).toBe(0)
  }
  return { child, output, port, stop }
}

/** Begins a request and calls `meanwhile` before its end. */
async function answerOf(port: number, meanwhile: () => Promise<void>): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /it HTTP/1.1\r\nHost: a\r\n')
  await new Promise((resolve) => setTimeout(resolve, 200))
  await meanwhile()
  socket.write('\r\n')
  return (await socket.setEncoding('utf8').toArray()).join('')
}

const preloaded = (script: string) => `--import data:text/javascript,${encodeURIComponent(script)}`

test('prints its address, refuses a taken port, and finishes open requests on SIGTERM', async () => {
  const { child, output, port } = await started()
  expect(output.text).toContain(`The site is on http://127.0.0.1:${port}\n`)
  expect(await refusal({ PORT: String(port) })).toContain(`port ${port} of 127.0.0.1 is taken`)
  const answer = await answerOf(port, async () => {
    child.kill('SIGTERM')
    await new Promise((resolve) => setTimeout(resolve, 300))
  })
  expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*home it pinned/)
  expect(await exitCode(child)).toBe(0)
  expect(output.text).not.toContain('HOST=0.0.0.0')
})

test.each([
  [1, [{ name: '/it', count: 2 }]],
  [0, []],
])('with visits.count at %i a clean stop stores the counts: %o', async (enable, pages) => {
  const settings = `${copy}/site/settings.json`
  const entries = [{ enable, key: 'visits.count', value: '1' }]
  writeFileSync(settings, JSON.stringify({ entries }))
  const dataDir = `${copy}/data-${enable}`
  const { port, stop } = await started({ DATA_DIR: dataDir })
  const opening = 'Sec-Fetch-Dest: document\r\nSec-Fetch-Mode: navigate\r\nConnection: close\r\n\r\n'
  for (const path of ['/it', '/it?a=b'])
    await rawRequest(port, `GET ${path} HTTP/1.1\r\nHost: a\r\n${opening}`)
  await stop()
  expect((await siteStore(dataDir).visitsSince('')).pages).toEqual(pages)
})

test('says why it does not start: all faults at once, a HOST that is none, a build for another origin', async () => {
  renameSync(`${copy}/dist`, `${copy}/elsewhere`)
  expect(await refusal({ PORT: 'x', PUBLIC_ORIGIN: 'example.com' })).toMatch(
    /^The site did not start:\n- PORT must .*\n- PUBLIC_ORIGIN must .*\n- There is no built site .*npm run build\n$/,
  )
  renameSync(`${copy}/elsewhere`, `${copy}/dist`)
  expect(await refusal({ HOST: '192.0.2.1' })).toContain("HOST '192.0.2.1' is no address of this machine")
  expect(await refusal({ PUBLIC_ORIGIN: 'https://www.example.com' })).toContain(
    '- The build is for http://127.0.0.1:3000, but PUBLIC_ORIGIN is https://www.example.com:',
  )
})

// What visitors read meanwhile: `tests/deploy/several-servers.service.test.ts`.
test('SIGHUP serves the build that is there now, and refuses one that is not whole; so does a word of the desk', async () => {
  const folder = ownFolder()
  const link = `${folder}/current`
  const [dist = ''] = ['second', 'first'].map((name) => writeNamedBuild(folder, name))
  point(link, `${folder}/first`)
  const { child, output, port, stop } = await started({ DIST_DIR: link })
  const shown = async () => buildOf(await (await fetch(`http://127.0.0.1:${port}/it`)).text())
  point(link, dist)
  child.kill('SIGHUP')
  await expect.poll(() => output.text).toContain(`The build in ${dist} is served now.`)
  expect(await shown()).toBe('second')
  rmSync(`${folder}/first/client${scriptOf('first')}`)
  point(link, `${folder}/first`)
  child.kill('SIGHUP')
  await expect.poll(() => output.text).toMatch(/refused, and the one before is served on\..*first/)
  expect(await shown()).toBe('second')
  // As the desk does.
  point(link, writeNamedBuild(folder, 'third'))
  writeDeep(`${copy}/.cache/published`, '')
  await expect.poll(shown).toBe('third')
  await stop()
})

test('reads settings from ENV_FILE, where the environment wins, and prints what the build found missing before the address', async () => {
  writeFileSync(`${copy}/own.env`, 'PORT=x\nHOST=127.0.0.2\n')
  const env = { ENV_FILE: 'own.env', PUBLIC_ORIGIN: 'http://127.0.0.1:3000' }
  writeFileSync(`${copy}/dist/gaps.txt`, 'Al sito manca la sede.\n')
  sealBuild(`${copy}/dist`, 'with gaps')
  const { output, stop } = await started(env)
  // The gaps are outside the log.
  expect(output.text).toMatch(/^Al sito manca la sede\.\nThe site is on http:\/\/127\.0\.0\.2:/m)
  rmSync(`${copy}/dist/gaps.txt`)
  sealBuild(`${copy}/dist`, 'without gaps')
  await stop()
  expect(await refusal(env)).toContain('- PORT must')
})

test('--check loads the program’s own build, reports and exits', async () => {
  const renderer = `${copy}/dist/prerender/entry.prerender.js`
  const check = async () => {
    const { child, output } = run({ PORT: '0', DIST_DIR: '/nowhere' }, ['--check'])
    return [await exitCode(child), output.text]
  }
  const asked = expect.stringContaining('Write the address that visitors use as "site.origin"')
  expect(await check()).toEqual([1, asked])
  renameSync(`${copy}/dist`, `${copy}/for-this-machine`)
  writeSmallSite('https://www.example.it', `${copy}/dist`)
  expect(await check()).toEqual([0, `The build in ${copy}/dist can be served.\n`])
  writeFileSync(renderer, "import 'nobodys-package'")
  expect(await check()).toEqual([1, expect.stringContaining('entry.prerender.js is not as it was built')])
  sealBuild(`${copy}/dist`, 'without a package')
  expect(await check()).toEqual([
    1,
    expect.stringMatching(/^The build in \S+ cannot draw its pages: .*nobodys-package.*\n$/),
  ])
  rmSync(`${copy}/dist`, { recursive: true })
  renameSync(`${copy}/for-this-machine`, `${copy}/dist`)
})

test('without PUBLIC_ORIGIN requests must name the origin of the build; without HOST in production it stays on this machine', async () => {
  const dist = writeSmallSite('https://www.example.it')
  const { output, port, stop } = await started({ DIST_DIR: dist, NODE_ENV: 'production' })
  // As its PORT is set without a HOST.
  await expect.poll(() => output.text).toContain('wants HOST=0.0.0.0')
  expect(output.text).toContain('The site is on http://127.0.0.1:')
  const ask = (host: string) =>
    rawRequest(port, `GET /it HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  expect((await ask('www.example.it')).text).toMatch(/^HTTP\/1\.1 200 [\s\S]*strict-transport-security/i)
  expect((await ask('evil.example')).text).toMatch(/^HTTP\/1\.1 421 /)
  expect((await ask('127.0.0.1')).text).toMatch(/^HTTP\/1\.1 200 /)
  await stop()
})

test('SIGTERM right after the first output ends it cleanly', async () => {
  // Injected into the program: the signal comes before anything after the first output.
  const endAtFirstWord = `const write = process.stdout.write.bind(process.stdout)
    process.stdout.write = (...args) => {
      if (String(args[0]).startsWith('The site is on')) process.kill(process.pid, 'SIGTERM')
      return write(...args)
    }`
  const { child, output } = run({ PORT: '0', NODE_OPTIONS: preloaded(endAtFirstWord) })
  expect([await exitCode(child), child.signalCode]).toEqual([0, null])
  expect(output.text).toContain('The site is on http://')
})

test('an uncaught error is logged in one line, and the process exits with a failure after open requests', async () => {
  const fault = "process.once('SIGUSR2', () => { throw new Error('a fault of ours') })"
  const { child, output, port } = await started({ NODE_OPTIONS: preloaded(fault) })
  const answer = await answerOf(port, async () => {
    child.kill('SIGUSR2')
    await expect.poll(() => output.text).toContain('a fault of ours')
  })
  expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*home it pinned/)
  expect(await exitCode(child)).toBe(1)
  expect(output.text.split('\n').filter((line) => line.includes('a fault of ours'))).toHaveLength(1)
})
