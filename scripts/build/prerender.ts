import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import { sheetName } from '#app/platform/load-with-sheets.ts'
import { type PageId, pages } from '#content/pages.ts'
import type { AnsweringPeople } from '#shared/answering-people.ts'
import type { BuiltPage } from '#shared/built-site.ts'
import { defaultLanguage, type Language, languages } from '#shared/locale.ts'
import { type Dictionary, fingerprint } from '#shared/messages.ts'
import { type AddressForm, pagePath } from '#shared/navigation.ts'
import { coverColours } from './brand-tokens.ts'
import { documentHtml } from './document.ts'
import { listParts } from './list-parts.ts'
import { structuredData } from './organization.ts'
import { type PageAssets, pageAssets, shownAssets } from './page-assets.ts'
import { readJson } from './read-json.ts'
import { splitStyle } from './split-style.ts'

type Renderer = typeof import('#app/entry/entry.prerender.tsx')

type PrerenderOptions = { root: string; origin: string }

export async function prerenderPages({ root, origin }: PrerenderOptions): Promise<BuiltPage[]> {
  const { renderPage } = (await import(
    pathToFileURL(`${root}/dist/prerender/entry.prerender.js`).href
  )) as Renderer
  const manifest: Manifest = readJson(`${root}/dist/manifest.json`)
  const answering: AnsweringPeople = readJson(`${root}/generated/people.json`)
  const cover = coverColours(root)
  const built: BuiltPage[] = []
  for (const lang of languages) {
    const text = readFileSync(`${root}/dist/client/assets/i18n/${lang}.json`, 'utf8')
    const dictionary = JSON.parse(text) as Dictionary
    const fingerprintOfWords = fingerprint(text)
    for (const { id: page } of pages) {
      const allAssets = pageAssets(root, manifest, page)
      const facts = structuredData(page, { origin, lang, answering })
      for (const { part, addressForm, rows } of addresses(root, page, lang)) {
        const edition = { lang, addressForm }
        const { head, body, title } = await renderPage({
          page,
          part,
          rows,
          edition,
          dictionary,
          origin,
          lazyStyle: laterMark,
        })
        const assets = shownAssets(allAssets, body)
        const { styles, html, lazyStyle } = placeStyle({ root, page, assets, body })
        const document = documentHtml({
          cover,
          lang,
          page,
          part,
          addressForm,
          rows,
          facts,
          styles,
          head,
          body: html,
          dictionary: fingerprintOfWords,
          module: assets.module,
          tags: firstTags(assets, lang),
          last: lastTags(assets, manifest, lang),
        })
        const path = pagePath(page, edition, part)
        const file = pageFile(path, addressForm, lang)
        mkdirSync(dirname(`${root}/dist/client/${file}`), { recursive: true })
        writeFileSync(`${root}/dist/client/${file}`, document)
        built.push({
          page,
          lang,
          addressForm,
          title,
          sum: hash('sha256', title + body),
          path,
          file,
          styleHash: `sha256-${hash('sha256', styles, 'base64')}`,
          ...(part && { part }),
          ...(lazyStyle && { lazyStyle }),
          ...(rows && { rows }),
        })
      }
    }
  }
  return built
}

/** Further parts of lists are only pinned. */
function addresses(root: string, page: PageId, lang: Language) {
  return listParts(root, page, lang).flatMap(({ part, rows }) => {
    const addressForms: readonly AddressForm[] = part ? ['pinned'] : ['pinned', 'neutral']
    return addressForms.map((addressForm) => ({ part, rows, addressForm }))
  })
}

/** Placeholder for the URL of the lazy sections' style sheet, known only after rendering. */
const laterMark = 'address-of-later-style'

type Rendered = { root: string; page: PageId; assets: PageAssets; body: string }

/** Placeholder for the script before the lazy sections, left by `app/components/lazy/sections.tsx`. */
const roomBeforeLater = '<i hidden=""> </i>'

function placeStyle({ root, page, assets, body }: Rendered) {
  const [before = '', ...after] = body.split(laterMark)
  if (after.length === 0) return { styles: assets.sheets.join('\n'), html: body }
  const { first, later } = splitStyle(assets.sheets, before)
  const laterFile = `/assets/${page}-later-${hash('sha256', later).slice(-8)}.css`
  writeFileSync(`${root}/dist/client${laterFile}`, later)
  const script = roomBeforeLater.replace('</i>', `<script src="${assets.fresh}"></script></i>`)
  const html = [before, ...after].join(laterFile).replace(roomBeforeLater, script)
  if (!html.includes(script))
    throw new Error(`'${page}' has no room for the script before its lazy sections.`)
  return { styles: first, html, lazyStyle: laterFile }
}

function firstTags({ font, print }: PageAssets, lang: Language): string[] {
  return [
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`,
    `<link rel="stylesheet" media="print" href="${print}">`,
    `<link rel="manifest" href="/${lang}.webmanifest">`,
  ]
}

/** Tags to insert after the first paint. */
function lastTags(assets: PageAssets, manifest: Manifest, lang: Language): string[] {
  const files = assets.sheetFiles.map((file) => file.slice(1))
  const tags = [
    `<script type="module" src="${assets.entry}"></script>`,
    ...assets.modules.map((file) => `<link rel="modulepreload" href="${file}">`),
    `<link rel="preload" as="fetch" crossorigin href="/assets/i18n/${lang}.json">`,
  ]
  return [
    `<template id="after-paint" data-sheets="${ownNames(manifest, files).join(' ')}">${tags.join('')}</template>`,
    `<script type="module" fetchpriority="low" src="${assets.loadAfterPaint}"></script>`,
  ]
}

/** `it/lawyers/index.html`, `lawyers/index.html` (default language), `lawyers/index.it.html`. */
function pageFile(path: string, addressForm: AddressForm, lang: Language): string {
  const folder = path === '/' ? '' : `${path.slice(1)}/`
  return `${folder}index${addressForm === 'neutral' && lang !== defaultLanguage ? `.${lang}` : ''}.html`
}

/** Short names of the sheets. Ambiguous ones are left out; those sheets load with their script. */
export function ownNames(manifest: Manifest, files: readonly string[]): string[] {
  const all = new Set(Object.values(manifest).flatMap(({ css }) => css ?? []))
  const named = Map.groupBy(all, sheetName)
  return files.map(sheetName).filter((name) => named.get(name)?.length === 1)
}
