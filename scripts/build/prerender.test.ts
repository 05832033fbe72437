import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pages } from '#content/pages.ts'
import { languages } from '#shared/locale.ts'
import { ownFolder, writeDeep } from '#tests/helpers/own-folder.ts'
import { layFixtureSite } from '#tests/helpers/site-copy.ts'
import { ownNames, prerenderPages } from './prerender.ts'

const root = ownFolder()
const write = (file: string, text: string) => writeDeep(`${root}/${file}`, text)
const read = (file: string) => readFileSync(`${root}/dist/client/${file}`, 'utf8')

/** A renderer that says what it was asked; lawyers have a lazy section, whose sheet is that of the footer. */
const renderer = `export async function renderPage({ page, part, edition, origin, dictionary, lazyStyle }) {
  const lazy = page === 'lawyers' ? '<link class="lazy-style" href="' + lazyStyle + '"><i hidden=""> </i>' : ''
  return {
    head: '<title>' + [page, part, edition.lang, edition.addressForm, origin, dictionary.word].join() + '</title>',
    body: '<p class="page_a">' + lazy + '<p class="footer_a">',
  }
}`

const chunk = (name: string, css: string[] = []) => ({
  file: `assets/${name}-12345678.js`,
  css: css.map((sheet) => `assets/${sheet}-12345678.css`),
})
const manifest = {
  'app/entry/entry.client.tsx': { ...chunk('entry'), isEntry: true },
  'app/entry/after-hydration.ts': chunk('after'),
  'app/entry/defer-layout.ts': chunk('fresh'),
  'app/entry/load-after-paint.ts': chunk('later'),
  'app/styles/print.css': { file: 'assets/print.css' },
  'app/layout/side-panel/side-panel.tsx': chunk('panel', ['panel']),
  'app/layout/footer/footer.tsx': chunk('footer', ['footer']),
  'generated/fonts/plus-jakarta-sans.woff2': { file: 'assets/face.woff2' },
  ...Object.fromEntries(pages.map(({ id }) => [`app/pages/${id}/${id}.tsx`, chunk(id, ['page'])])),
}

layFixtureSite(root)
write('package.json', '{ "type": "module" }')
write('dist/prerender/entry.prerender.js', renderer)
write('dist/manifest.json', JSON.stringify(manifest))
for (const name of ['page', 'panel', 'footer'])
  write(`dist/client/assets/${name}-12345678.css`, `.${name}_a{}`)
for (const lang of languages)
  write(`dist/client/assets/i18n/${lang}.json`, JSON.stringify({ word: `in ${lang}` }))
write('generated/pictures.json', '{}')
write('site/clients.json', '{ "clients": [] }')
write('generated/people.json', '{ "people": [], "hours": [] }')
const built = await prerenderPages({ root, origin: 'https://a.example' })

test('every page has a file per language, and one per language at its neutral path', () => {
  const own = (id: string) =>
    built.filter(({ page }) => page === id).map(({ path, file }) => `${path} ${file}`)
  expect(own('lawyers')).toEqual([
    '/it/lawyers it/lawyers/index.html',
    '/lawyers lawyers/index.it.html',
    '/en/lawyers en/lawyers/index.html',
    '/lawyers lawyers/index.html',
  ])
  expect(own('home')).toEqual(['/it it/index.html', '/ index.it.html', '/en en/index.html', '/ index.html'])
  expect(new Set(built.map(({ page }) => page)).size).toBe(pages.length)
})

test('each is rendered with its words and place, and names what it needs', () => {
  expect(read('clients/index.it.html')).toContain('<title>clients,,it,neutral,https://a.example,in it<')
  expect(read('en/clients/index.html').split('\n')).toEqual([
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="theme-color" content="#0a3fa8" media="(prefers-color-scheme: light)">',
    expect.stringMatching(/^<meta name="theme-color" content="#[\da-f]{6}" media=".* dark\)">$/),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<title>clients,,en,pinned,https://a.example,in en</title>',
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/face.woff2">',
    '<link rel="stylesheet" media="print" href="/assets/print.css">',
    '<link rel="manifest" href="/en.webmanifest">',
    '<style>.page_a{}',
    '.footer_a{}</style>',
    '</head>',
    '<body data-unhydrated="*">',
    expect.stringMatching(
      /^<div id="app" data-page="clients" data-address-form="pinned" data-dictionary="\w+" data-module="\/assets\/clients-12345678\.js"><p/,
    ),
    '<template id="after-paint" data-sheets="page footer"><script type="module" src="/assets/entry-12345678.js"></script><link rel="modulepreload" href="/assets/clients-12345678.js"><link rel="preload" as="fetch" crossorigin href="/assets/i18n/en.json"></template>',
    '<script type="module" fetchpriority="low" src="/assets/later-12345678.js"></script>',
    expect.stringMatching(/^<script type="application\/json" id="rows">\{/),
    '</body>',
    '</html>',
    '',
  ])
  expect(read('en/index.html')).toContain('\n<script type="application/ld+json">{')
})

test('a page with lazy sections has their sheets in a file of its own, and a script before them', () => {
  const [page] = built.filter(({ path }) => path === '/it/lawyers')
  const html = read('it/lawyers/index.html')
  expect(html).toContain('<style>.page_a{}</style>')
  expect(page?.styleHash).toBe(`sha256-${createHash('sha256').update('.page_a{}').digest('base64')}`)
  expect(page?.lazyStyle).toMatch(/^\/assets\/lawyers-later-[\da-f]{8}\.css$/)
  expect(read(page?.lazyStyle?.slice(1) ?? '')).toBe('.footer_a{}')
  expect(html).toContain(
    `href="${page?.lazyStyle}"><i hidden=""> <script src="/assets/fresh-12345678.js"></script></i>`,
  )
  expect(built.filter(({ lazyStyle }) => lazyStyle).every(({ page }) => page === 'lawyers')).toBe(true)
})

test('a page lists its style sheets, without names that two sheets share', () => {
  const one = (...css: string[]) => ({ file: 'assets/a.js', css })
  const [tile, about, other] = [
    'assets/tile-Djd1lQwY.css',
    'assets/about-ab-1_2Cd.css',
    'assets/about-Djd1lQwY.css',
  ]
  expect(ownNames({ a: one(tile, about), b: one(tile, other) }, [tile, about])).toEqual(['tile'])
  expect(ownNames({ a: one(tile, about) }, [tile, about])).toEqual(['tile', 'about'])
})
