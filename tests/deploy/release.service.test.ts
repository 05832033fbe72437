import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { buildOf, writeNamedBuild } from '#server/fixtures/named-build.ts'
import { startProcess } from './site-process.ts'

const script = fileURLToPath(new URL('../../deploy/release.sh', import.meta.url))
const folder = mkdtempSync(`${tmpdir()}/release-`)
afterAll(() => rmSync(folder, { recursive: true }))

test('a build is put into service and taken back; the last four are kept', async () => {
  const env = { ...process.env, SITE_DIR: `${folder}/site`, RELOAD: 'true' }
  const take = (name: string) => execFileSync(script, ['take', writeNamedBuild(folder, name)], { env })
  for (const name of ['one', 'two', 'three']) take(name)
  const site = await startProcess({ DIST_DIR: `${folder}/site/current`, DATA_DIR: `${folder}/data` })
  const served = async () => buildOf(await (await fetch(`http://127.0.0.1:${site.port}/it`)).text())
  expect(await served()).toBe('three')

  env.RELOAD = `kill -HUP ${site.pid}`
  for (const name of ['four', 'five']) {
    take(name)
    await expect.poll(served).toBe(name)
  }
  for (const name of ['four', 'three', 'two']) {
    execFileSync(script, ['back'], { env })
    await expect.poll(served).toBe(name)
  }
  const first = spawnSync(script, ['back'], { env, encoding: 'utf8' })
  expect([first.status, first.stderr]).toEqual([1, expect.stringContaining('There is no build before')])
  expect(readdirSync(`${folder}/site/builds`)).toHaveLength(4)

  const half = spawnSync(script, ['take', folder], { env, encoding: 'utf8' })
  expect([half.status, half.stderr]).toEqual([1, expect.stringContaining('is no whole build')])
  expect(await served()).toBe('two')
  await site.stop()
})

test('where the processes cannot be told, the link leads to the build before, and nothing is kept of the new one', () => {
  const site = `${folder}/deaf`
  const env = { ...process.env, SITE_DIR: site, RELOAD: 'true' }
  const run = (...args: string[]) => spawnSync(script, args, { env, encoding: 'utf8' })
  for (const name of ['one', 'two']) run('take', writeNamedBuild(folder, name))
  const current = readlinkSync(`${site}/current`)
  const builds = readdirSync(`${site}/builds`)
  env.RELOAD = 'false'
  const told = `The processes could not be told (false): ${site}/current leads to ${current}.\n`
  for (const args of [['take', writeNamedBuild(folder, 'three')], ['back']]) {
    const { status, stdout, stderr } = run(...args)
    expect([status, stdout, stderr]).toEqual([1, '', told])
    expect(readlinkSync(`${site}/current`)).toBe(current)
    expect(readdirSync(`${site}/builds`)).toEqual(builds)
  }
})

test('all processes are told, from whatever folder', () => {
  const tools = `${folder}/tools`
  mkdirSync(tools)
  writeFileSync(`${tools}/systemctl`, '#!/bin/sh\necho "$@"\n', { mode: 0o755 })
  const env = { ...process.env, SITE_DIR: `${folder}/told`, PATH: `${tools}:${process.env.PATH}` }
  const cwd = fileURLToPath(new URL('../../deploy/systemd', import.meta.url))
  const options = { env, cwd, encoding: 'utf8' } as const
  const said = execFileSync(script, ['take', writeNamedBuild(folder, 'one')], options)
  expect(said.split('\n')[0]).toBe('reload vetrina@*')
})
