import { expect, test } from 'vitest'
import { pages } from '#content/pages.ts'
import { languages } from '#shared/locale.ts'
import { pagePath } from '#shared/navigation.ts'
import { sitemapXml } from './sitemap.ts'

const built = pages.flatMap(({ id }) =>
  languages.flatMap((lang) =>
    (['pinned', 'neutral'] as const).map((addressForm) => {
      const path = pagePath(id, { lang, addressForm })
      return { page: id, lang, addressForm, path, file: '', styleHash: '', title: '', sum: '' }
    }),
  ),
)
const xml = sitemapXml('https://a.example', built)

test('sitemapXml declares the namespaces of a sitemap with alternates', () => {
  expect(xml.split('\n').slice(0, 2)).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
  ])
  expect(xml.split('\n').slice(-2)).toEqual(['</urlset>', ''])
})

test('lists every indexed page in each language and no other', () => {
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  const found = pages.filter(({ indexed }) => indexed)
  const hidden = pages.filter(({ indexed }) => !indexed)
  expect(listed).toHaveLength(found.length * languages.length)
  for (const lang of languages) {
    for (const { path } of found)
      expect(listed).toContain(`https://a.example/${lang}${path === '/' ? '' : path}`)
    for (const { path } of hidden) expect(listed).not.toContain(`https://a.example/${lang}${path}`)
  }
})

test('each row has alternates in every language, including its own', () => {
  const row = xml.split('\n').find((line) => line.includes('<loc>https://a.example/it/lawyers</loc>'))
  const link = (lang: string) =>
    `<xhtml:link rel="alternate" hreflang="${lang}" href="https://a.example/${lang}/lawyers"/>`
  expect(row).toBe(`<url><loc>https://a.example/it/lawyers</loc>${languages.map(link).join('')}</url>`)
})

test('lists further parts of a list with their own alternates', () => {
  const part = {
    page: 'releases',
    part: '3',
    lang: 'it',
    addressForm: 'pinned',
    path: '/it/releases/3',
  } as const
  const rows = sitemapXml('https://a.example', [{ ...part, file: '', styleHash: '', title: '', sum: '' }])
  expect(rows).toContain('<loc>https://a.example/it/releases/3</loc>')
  expect(rows).toContain('hreflang="en" href="https://a.example/en/releases/3"')
})
