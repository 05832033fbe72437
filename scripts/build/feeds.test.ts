import { expect, test } from 'vitest'
import type { Release } from '#content/releases.ts'
import { createTranslate } from '#shared/messages.ts'
import { dictionaries } from '#tests/helpers/words.ts'
import { releasesFeeds } from './feeds.ts'

const t = createTranslate(dictionaries.en, 'en', { brand: 'Bits & Co' })
const release = {
  id: 'first',
  date: '2026-11-20',
  offering: 'warehouse',
  title: { it: 'Prima', en: 'Nuts & <bolts>' },
  text: { it: 'Testo', en: 'Text' },
} as const
const options = { lang: 'en', t, author: 'Bits & Co' } as const
const feeds = (origin: string, releases: readonly Release[]) =>
  releasesFeeds({ ...options, origin, releases })
const feed = (origin: string) => feeds(origin, [release]).get('/en/releases.atom') ?? ''

test('an entry links to its anchor and escapes XML characters', () => {
  expect(feed('https://a.example')).toContain('href="https://a.example/en/releases#first"')
  expect(feed('https://a.example')).toContain('<title>Nuts &amp; &lt;bolts&gt;</title>')
})

test('identifiers are version-8 UUIDs that do not depend on the origin', () => {
  const ids = (xml: string) => xml.match(/<id>.*?<\/id>/g) ?? []
  expect(ids(feed('https://a.example'))).toHaveLength(2)
  expect(ids(feed('https://a.example'))).toEqual(ids(feed('https://b.example')))
  for (const id of ids(feed('https://a.example'))) {
    expect(id).toMatch(/urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}</)
  }
})

test('a feed has the date of its newest entry', () => {
  const rows = [{ ...release, date: '2027-05-05' } as const, release]
  const xml = feeds('https://a.example', rows).get('/en/releases.atom')
  expect(xml).toContain('</subtitle>\n<updated>2027-05-05T00:00:00Z</updated>')
})

test('a feed without entries is valid, with a fixed date', () => {
  const empty = feeds('https://a.example', []).get('/en/releases.atom')
  expect(empty).toContain('<updated>2026-11-20T00:00:00Z</updated>')
  expect(empty).not.toContain('<entry>')
})

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...release, id: `r${count - index}` }))
const idsOf = (xml = '') => [...xml.matchAll(/releases(?:\/\d+)?#(r\d+)"/g)].map(([, id]) => id)
const link = (xml: string, rel: string) =>
  new RegExp(`rel="${rel}" type="application/atom\\+xml" href="https://a.example([^"]+)"`).exec(xml)?.[1]

test('the feed has at most 31 releases, archives the rest', () => {
  for (const count of [31, 32, 149, 10_000]) {
    const all = feeds('https://a.example', many(count))
    const found: (string | undefined)[] = []
    let path: string | undefined = '/en/releases.atom'
    while (path) {
      const xml: string = all.get(path) ?? ''
      expect(idsOf(xml).length).toBeLessThanOrEqual(31)
      expect(link(xml, 'self')).toBe(path)
      expect(xml.includes('<fh:archive')).toBe(path !== '/en/releases.atom')
      expect(link(xml, 'current')).toBe(path === '/en/releases.atom' ? undefined : '/en/releases.atom')
      found.push(...idsOf(xml))
      path = link(xml, 'prev-archive')
    }
    expect(found).toEqual(many(count).map(({ id }) => id))
  }
})

test('later releases only change the next-archive link of an archive', () => {
  const [before, after] = [feeds('https://a.example', many(50)), feeds('https://a.example', many(420))]
  const withoutNext = (xml = '') => xml.replace(/<link rel="next-archive"[^>]*>\n/, '')
  expect(withoutNext(after.get('/en/releases-1.atom'))).toBe(before.get('/en/releases-1.atom'))
})
