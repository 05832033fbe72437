import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { buildSite, buildStaticSite } from './build-site.ts'
import { publicOrigin } from './origin.ts'
import { buildStamp } from './stamp.ts'

// The first thing that a build writes.
vi.mock('./generated.ts', () => ({ writeGenerated: () => Promise.reject(new Error('no faces')) }))
const told = vi.spyOn(console, 'log').mockImplementation(() => {})

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
  await buildSite(root, { ifChanged: true })
  expect(told).not.toHaveBeenCalled()
  writeFileSync(`${root}/site/clients.json`, '[]')
  await expect(buildSite(root, { ifChanged: true })).rejects.toThrow('no faces')
  expect(served()).toBe('served')
  expect(told).toHaveBeenLastCalledWith('Costruisco il sito …')
  // The failed build has not counted as one: it is tried again.
  await expect(buildSite(root, { ifChanged: true })).rejects.toThrow('no faces')
  rmSync(`${root}/site/clients.json`)
  await buildSite(root, { ifChanged: true })
  expect(served()).toBe('served')
  await expect(buildSite(root, { ifChanged: false })).rejects.toThrow('no faces')
})

test('a failed static build leaves the current build', async () => {
  const host = { origin: 'https://a.example', formServer: '' }
  await expect(buildStaticSite(root, host)).rejects.toThrow('no faces')
  expect(told).toHaveBeenLastCalledWith('Costruisco il sito …')
  expect(served()).toBe('served')
})
