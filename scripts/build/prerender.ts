import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import { type PageId, pages } from '#content/pages.ts'
import type { BuiltPage } from '#shared/built-site.ts'
import { defaultLanguage, type Language, languages } from '#shared/locale.ts'
import { type Dictionary, fingerprint } from '#shared/messages.ts'
import { type Form, pagePath } from '#shared/navigation.ts'
import { documentHtml } from './document.ts'
import { joinSheets } from './join-sheets.ts'

type Renderer = typeof import('#app/entry.prerender.tsx')

type PrerenderOptions = { root: string; origin: string }

/** Renders every page × language × form into `dist/client` and returns what was written. */
export async function prerenderPages({ root, origin }: PrerenderOptions): Promise<BuiltPage[]> {
  const { renderPage } = (await import(
    pathToFileURL(`${root}/dist/prerender/entry.prerender.js`).href
  )) as Renderer
  const manifest = JSON.parse(readFileSync(`${root}/dist/manifest.json`, 'utf8')) as Manifest
  const built: BuiltPage[] = []
  for (const lang of languages) {
    const text = readFileSync(`${root}/dist/client/assets/i18n/${lang}.json`, 'utf8')
    const dictionary = JSON.parse(text) as Dictionary
    for (const { id: page } of pages) {
      const assets = pageAssets(root, manifest, page)
      for (const form of ['pinned', 'neutral'] as const) {
        const { head, body } = await renderPage({ page, place: { lang, form }, dictionary, origin })
        const html = documentHtml({
          ...{ lang, page, form, head, body },
          dictionary: fingerprint(text),
          tags: [
            ...assets.first,
            wakeTemplate([...assets.waking, dictionaryPreload(lang)]),
            webManifestLink(lang),
          ],
          styles: assets.styles,
        })
        const path = pagePath(page, { lang, form })
        const file = pageFile(path, form, lang)
        mkdirSync(dirname(`${root}/dist/client/${file}`), { recursive: true })
        writeFileSync(`${root}/dist/client/${file}`, html)
        built.push({ page, lang, form, path, file, styleHash: sha256(assets.styles) })
      }
    }
  }
  assertOwnFiles(built)
  return built
}

/** What `entry.wake.ts` puts into the head at the first paint. */
function wakeTemplate(tags: readonly string[]) {
  return `<template id="wake">${tags.join('')}</template>`
}

function dictionaryPreload(lang: Language) {
  return `<link rel="preload" as="fetch" crossorigin href="/assets/i18n/${lang}.json">`
}

function webManifestLink(lang: Language) {
  return `<link rel="manifest" href="/${lang}.webmanifest">`
}

/** `it/lawyers/index.html`, `lawyers/index.html` (in the default language) and `lawyers/index.it.html`. */
function pageFile(path: string, form: Form, lang: Language): string {
  const folder = path === '/' ? '' : `${path.slice(1)}/`
  return `${folder}index${form === 'neutral' && lang !== defaultLanguage ? `.${lang}` : ''}.html`
}

/** Throws where two pages would be written to one file: the second would replace the first without a word. */
export function assertOwnFiles(built: readonly Pick<BuiltPage, 'file' | 'page' | 'lang'>[]) {
  for (const [index, { file, page, lang }] of built.entries()) {
    const first = built.findIndex((other) => other.file === file)
    const other = built[first]
    if (other && first < index)
      throw new Error(
        `'${file}' would hold two pages: '${other.page}' (${other.lang}) and '${page}' (${lang}).`,
      )
  }
}

/** The page's own style sheets as text, the tags that it needs `first`, and those of the scripts that wake it. */
function pageAssets(root: string, manifest: Manifest, page: PageId) {
  const wake = requireChunk(manifest, 'app/entry.wake.ts')
  const entry = requireChunk(manifest, 'app/entry.client.tsx')
  const own = requireChunk(manifest, `app/pages/${page}/${page}.tsx`)
  const needed = (entry.imports ?? []).flatMap((key) =>
    reachable(manifest, requireChunk(manifest, key), ['imports']),
  )
  const unique = [...new Set([entry, ...needed, ...reachable(manifest, own, ['imports'])])]
  const drawn = [entry, ...reachable(manifest, own, ['imports', 'dynamicImports'])]
  const css = [...new Set(drawn.flatMap((chunk) => chunk.css ?? []))]
  const read = (file: string) => readFileSync(`${root}/dist/client/${file}`)
  const modules = unique.slice(1).map((chunk) => chunk.file)
  const print = requireChunk(manifest, 'app/styles/print.css')
  const font = Object.values(manifest).find((chunk) => chunk.src?.endsWith('plus-jakarta-sans.woff2'))
  return {
    styles: joinSheets(css.map((file) => read(file).toString('utf8').trim())),
    first: [
      font ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font.file}">` : '',
      `<script type="module" fetchpriority="low" src="/${wake.file}"></script>`,
      `<link rel="stylesheet" media="print" href="/${print.file}">`,
    ],
    waking: [
      `<script type="module" src="/${entry.file}"></script>`,
      ...modules.map((file) => `<link rel="modulepreload" href="/${file}">`),
      // Already in the <style>: a disabled link tells Vite's loader so, and is never fetched.
      ...css.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
    ],
  }
}

type Chunk = Manifest[string]

function requireChunk(manifest: Manifest, source: string): Chunk {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The build has no '${source}'.`)
  return chunk
}

type Edge = 'imports' | 'dynamicImports'

/** A chunk and what it leads to, without the entry, from which every page can be reached. */
function reachable(manifest: Manifest, chunk: Chunk, edges: Edge[], seen = new Set<Chunk>()): Chunk[] {
  if (seen.has(chunk) || chunk.isEntry) return []
  seen.add(chunk)
  const keys = edges.flatMap((edge) => chunk[edge] ?? [])
  return [chunk, ...keys.flatMap((key) => reachable(manifest, requireChunk(manifest, key), edges, seen))]
}

function sha256(text: string) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
