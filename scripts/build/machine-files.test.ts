import { existsSync, readFileSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { events } from '#content/events.ts'
import { pages } from '#content/pages.ts'
import { builtPage } from '#server/fixtures/small-site.ts'
import { languages } from '#shared/locale.ts'
import { createTranslate } from '#shared/messages.ts'
import { pagePath } from '#shared/navigation.ts'
import { setting } from '#shared/setting.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { layFixtureSite } from '#tests/helpers/site-copy.ts'
import { dictionaries } from '#tests/helpers/words.ts'
import { sitemapXml, webManifest, writeMachineFiles } from './machine-files.ts'

const origin = 'https://a.example'

const root = ownFolder()
layFixtureSite(root)

const built = pages.flatMap(({ id }) =>
  languages.flatMap((lang) =>
    (['pinned', 'neutral'] as const).map((addressForm) => {
      return builtPage(pagePath(id, { lang, addressForm }), '', { page: id, lang, addressForm })
    }),
  ),
)
const xml = sitemapXml(origin, built)

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
  const rows = sitemapXml(origin, [builtPage('/it/releases/3', '', { page: 'releases', part: '3' })])
  expect(rows).toContain('<loc>https://a.example/it/releases/3</loc>')
  expect(rows).toContain('hreflang="en" href="https://a.example/en/releases/3"')
})

const brand = setting('brand.name')
const words = {
  ...dictionaries.it,
  'offering.lawyers.name': 'Studi',
  'offering.lawyers.hint': 'Termini e pratiche',
  'meta.home.description': 'Fatto da {{brand}}',
}
const manifest = JSON.parse(webManifest('it', createTranslate(words, 'it', { brand }), '#0a3fa8'))

test('has name, language, colours and start address', () => {
  expect(manifest).toMatchObject({
    id: '/',
    name: brand,
    short_name: 'Ferrara',
    description: `Fatto da ${brand}`,
    lang: 'it',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#0a3fa8',
  })
})

test('each icon has its size and purpose', () => {
  const icon = (src: string, sizes: string, purpose: string) => ({ src, sizes, type: 'image/png', purpose })
  expect(manifest.icons).toEqual([
    icon('/icon-192.png', '192x192', 'any'),
    icon('/icon-512.png', '512x512', 'any'),
    icon('/icon-maskable-192.png', '192x192', 'maskable'),
    icon('/icon-maskable-512.png', '512x512', 'maskable'),
  ])
})

const read = (file: string) => readFileSync(`${root}/dist/client/${file}`, 'utf8')

test('each event has a calendar file per language, and all share one', () => {
  writeMachineFiles(root, origin, [])
  const entries = (file: string) => read(file).match(/^UID:.*$/gm) ?? []
  expect(events.length).toBeGreaterThan(1)
  const made = (lang: string) => read(`${lang}/costaeventi.ics`).match(/^DESCRIPTION:/gm) ?? []
  expect(made('it')).toHaveLength(events.filter(({ example }) => example).length)
  for (const lang of languages) {
    expect(entries(`${lang}/costaeventi.ics`)).toHaveLength(events.length)
    for (const { id } of events)
      expect(entries(`${lang}/costaeventi/${id}.ics`).map((line) => line.trim())).toEqual([
        `UID:${id}@a.example`,
      ])
  }
})

test('the same sources give the same calendar files', () => {
  vi.useFakeTimers({ now: new Date('2031-01-01') })
  onTestFinished(() => void vi.useRealTimers())
  writeMachineFiles(root, origin, [])
  const before = read('it/costaeventi.ics')
  vi.setSystemTime(new Date('2032-05-05'))
  writeMachineFiles(root, origin, [])
  expect(read('it/costaeventi.ics')).toBe(before)
  expect(before).not.toContain('2031')
  expect(existsSync(`${root}/dist/client/costaeventi.ics`)).toBe(false)
})
