import { expect, test } from 'vitest'
import english from '#assets/i18n/en.json' with { type: 'json' }
import { createTranslate } from '#shared/messages.ts'
import { releasesFeed } from './feeds.ts'

const t = createTranslate(english, 'en', { brand: 'Bits & Co' })
const release = {
  id: 'first',
  date: '2026-11-20',
  offering: 'warehouse',
  title: { it: 'Prima', en: 'Nuts & <bolts>' },
  text: { it: 'Testo', en: 'Text' },
} as const
const feed = (origin: string) =>
  releasesFeed({ lang: 'en', t, origin, author: 'Bits & Co', releases: [release] })

test('an entry leads to its place on the page and escapes what XML reserves', () => {
  expect(feed('https://a.example')).toContain('href="https://a.example/en/releases#first"')
  expect(feed('https://a.example')).toContain('<title>Nuts &#38; &#60;bolts&#62;</title>')
})

test('identifiers are version-8 UUIDs and survive a move to another address', () => {
  const ids = (xml: string) => xml.match(/<id>.*?<\/id>/g)
  expect(ids(feed('https://a.example'))).toEqual(ids(feed('https://b.example')))
  for (const id of ids(feed('https://a.example')) ?? []) {
    expect(id).toMatch(/urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}</)
  }
})

test('a feed without entries is still whole', () => {
  const empty = releasesFeed({ lang: 'it', t, origin: 'https://a.example', author: 'A', releases: [] })
  expect(empty).toContain('<updated>')
  expect(empty).not.toContain('<entry>')
})
