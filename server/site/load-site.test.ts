import { rmSync, writeFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { writeSmallSite } from '#server/fixtures/small-site.ts'
import { loadSite } from './load-site.ts'

const dist = writeSmallSite()
const site = loadSite(dist)
afterAll(() => rmSync(dist, { recursive: true }))

test('only files of known kinds are there, and pages are none of them', () => {
  expect([...site.files.keys()].sort()).toEqual([
    '/assets/entry-AbCd_12-.js',
    '/assets/face-LQCoh4hR.woff2',
    '/assets/i18n/en.json',
    '/assets/i18n/it.json',
    '/robots.txt',
  ])
})

test('hashed files are for ever, the others are asked again', () => {
  expect(site.files.get('/assets/face-LQCoh4hR.woff2')?.cacheControl).toContain('immutable')
  expect(site.files.get('/assets/i18n/it.json')?.cacheControl).toBe('no-cache')
  expect(site.files.get('/robots.txt')?.cacheControl).toBe('no-cache')
})

test('every variant of every page has an entity tag of its own', () => {
  const tags = site.pages.flatMap(({ plain, encoded }) => [plain.etag, encoded.br?.etag, encoded.gzip?.etag])
  expect(new Set(tags).size).toBe(site.pages.length * 3)
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]{22}"$/)
})

test('a missing or broken build says which command mends it', () => {
  expect(() => loadSite('/nowhere')).toThrow(
    "There is no built site in '/nowhere'. Build it with: npm run build",
  )
  const broken = writeSmallSite()
  writeFileSync(`${broken}/client/assets/i18n/it.json`, '[]')
  expect(() => loadSite(broken)).toThrow('it.json is no dictionary). Run: npm run build')
  rmSync(broken, { recursive: true })
})
