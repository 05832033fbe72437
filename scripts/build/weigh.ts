import { existsSync, readFileSync, statSync } from 'node:fs'
import type { Manifest } from 'vite'
import { type OwnerLanguage, ownerLanguage } from '#scripts/owner/owner-language.ts'
import type { BuiltPage, BuiltSite } from '#shared/built-site.ts'
import { languageRow } from '#shared/locale.ts'
import { pageModule, requireChunk } from './page-assets.ts'
import { bytesUntil, heaviestParts } from './page-weight.ts'
import { type WeightWords, weightWords } from './weight-words.ts'

/** Bytes as they travel with brotli. The first flight is what a server sends before it waits: ten segments of 1,460. */
export const bounds = { firstFlight: 14_600, document: 24_000, scripts: 70_000, laterScript: 12_000 } as const

/** What the answer's headers may take of the first flight; `tests/e2e/first-flight.e2e.ts` sends the real ones. */
export const headerBytes = 1_300

export type Weight = { kind: keyof typeof bounds; what: string; bytes: number; heaviest: string }

/** Everything of the built site in `root/dist` that has a bound. */
export function weighSite(root: string, words: WeightWords = weightWords.en): Weight[] {
  const dist = `${root}/dist`
  const { pages }: BuiltSite = JSON.parse(readFileSync(`${dist}/pages.json`, 'utf8'))
  const pageRows = weighedPages(dist, pages).flatMap((page) => pageWeights(dist, page, words))
  return [...pageRows, ...scriptWeights(dist, words)]
}

/** Of the further parts of a list, which may be hundreds, the heaviest of each language stands for all. */
function weighedPages(dist: string, pages: readonly BuiltPage[]): BuiltPage[] {
  const size = ({ file }: BuiltPage) => statSync(`${dist}/client/${file}.br`).size
  const heaviest = new Map<string, { page: BuiltPage; bytes: number }>()
  for (const page of pages) {
    const name = page.part === undefined ? page.file : `${page.lang} ${page.page}`
    const bytes = size(page)
    if (bytes > (heaviest.get(name)?.bytes ?? -1)) heaviest.set(name, { page, bytes })
  }
  return [...heaviest.values()].map(({ page }) => page)
}

/** A sentence in the owner's language for everything that is over its bound: told when the site is built, and never a reason not to build it. */
export function weightWarnings(root: string, lang: OwnerLanguage = ownerLanguage(root)): string[] {
  const words = weightWords[lang]
  return weighSite(root, words)
    .filter(({ kind, bytes }) => bytes > bounds[kind])
    .map(({ kind, what, bytes, heaviest }) => {
      const sizes = [bytes, bounds[kind]].map((size) => size.toLocaleString(languageRow(lang).region))
      const [size = '', bound = ''] = sizes
      const warning = words.warning(what, size, bound, words.consequences[kind])
      return heaviest ? `${warning} ${words.heaviest(heaviest)}` : warning
    })
}

function pageWeights(dist: string, { path, lang, file }: BuiltPage, words: WeightWords): Weight[] {
  const html = readFileSync(`${dist}/client/${file}`, 'utf8')
  const packed = readFileSync(`${dist}/client/${file}.br`)
  const firstScreen = headerBytes + bytesUntil(packed, firstPart(html))
  const page = words.page(path, lang)
  const heaviest = Math.max(firstScreen, packed.length) > bounds.firstFlight ? heaviestParts(html, words) : ''
  return [
    { kind: 'firstFlight', what: words.firstScreen(page), bytes: firstScreen, heaviest },
    { kind: 'document', what: words.document(page), bytes: packed.length, heaviest },
  ]
}

/** The document up to the style sheet of its later sections, if it has such a sheet; else up to what wakes it. */
export function firstPart(html: string): string {
  return html.slice(0, html.search(/<link class="later-style"|<template id="wake"/))
}

function scriptWeights(dist: string, words: WeightWords): Weight[] {
  const manifest: Manifest = JSON.parse(readFileSync(`${dist}/manifest.json`, 'utf8'))
  // What is too small to be packed travels as it is.
  const size = (file: string) => {
    const packed = `${dist}/client/${file}.br`
    return readFileSync(existsSync(packed) ? packed : `${dist}/client/${file}`).length
  }
  const waking = new Set<string>()
  const add = (key: string) => {
    if (waking.has(key)) return
    waking.add(key)
    requireChunk(manifest, key).imports?.forEach(add)
  }
  for (const source of ['app/doors/entry.fresh.ts', 'app/doors/entry.wake.ts', 'app/doors/entry.client.tsx'])
    add(source)
  add(pageModule(manifest, 'home'))
  const scripts = Object.entries(manifest).filter(([, { file }]) => file.endsWith('.js'))
  const files = (isWaking: boolean) => scripts.filter(([key]) => waking.has(key) === isWaking)
  return [
    {
      kind: 'scripts',
      what: words.waking,
      bytes: files(true).reduce((sum, [, { file }]) => sum + size(file), 0),
      heaviest: '',
    },
    ...files(false).map(([source, { file }]) => ({
      kind: 'laterScript' as const,
      what: words.laterScript(source),
      bytes: size(file),
      heaviest: '',
    })),
  ]
}
