import { expect, test } from 'vitest'
import type { Release } from '#content/releases.ts'
import { createTranslate } from '#shared/messages.ts'
import { releaseParts } from '#shared/release-parts.ts'
import { dictionaries } from '#tests/helpers/words.ts'
import { releasesFeed } from './feeds.ts'

const t = createTranslate(dictionaries.en, 'en', { brand: 'Bits & Co' })
const release = {
  id: 'first',
  date: '2026-11-20',
  offering: 'warehouse',
  title: { it: 'Prima', en: 'Nuts & <bolts>' },
  text: { it: 'Testo', en: 'Text' },
} as const
const options = { lang: 'en', t, author: 'Bits & Co' } as const
const feedOf = (releases: readonly Release[], origin = 'https://a.example') =>
  releasesFeed({ ...options, origin, releases })
const feed = (origin: string) => feedOf([release], origin)

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

test('a feed without entries is valid, with a fixed date', () => {
  const empty = feedOf([])
  expect(empty).toContain('<updated>2026-11-20T00:00:00Z</updated>')
  expect(empty).not.toContain('<entry>')
})

test('the feed has the releases of the page’s first part', () => {
  const many = Array.from({ length: 10_019 }, (_, index) => ({ ...release, id: `r${index}` }))
  const xml = feedOf(many)
  const [first] = releaseParts(many, 'en')
  const ids = [...xml.matchAll(/releases#(r\d+)"/g)].map(([, id]) => id)
  expect(ids).toEqual(first?.list.rows.map(({ id }) => id))
  expect(xml.match(/rel="self"[^>]*/)?.[0]).toContain('href="https://a.example/en/releases.atom"')
})
