import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
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
