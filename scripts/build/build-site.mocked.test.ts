import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { buildSite } from './build-site.ts'
import { publicOrigin } from './origin.ts'
import { buildStamp } from './stamp.ts'

// The first thing that a build writes.
vi.mock('./generated.ts', () => ({ writeGenerated: () => Promise.reject(new Error('no faces')) }))
vi.spyOn(console, 'log').mockImplementation(() => {})

let root = ''
beforeEach(() => {
  const folder = ownFolder()
  root = folder
  for (const name of ['dist', 'site', '.cache']) mkdirSync(`${root}/${name}`)
  writeFileSync(`${root}/dist/stamp`, buildStamp(root, publicOrigin()))
  writeFileSync(`${root}/dist/pages.json`, 'served')
})

const served = () => readFileSync(`${root}/dist/pages.json`, 'utf8')

test('a failed build restores the former one with its old stamp', async () => {
  writeFileSync(`${root}/site/clients.json`, '[]')
  await expect(buildSite(root, { ifChanged: true })).rejects.toThrow('no faces')
  expect(served()).toBe('served')
  // The failed build has not counted as one: it is tried again.
  await expect(buildSite(root, { ifChanged: true })).rejects.toThrow('no faces')
  rmSync(`${root}/site/clients.json`)
  await buildSite(root, { ifChanged: true })
  expect(served()).toBe('served')
})
