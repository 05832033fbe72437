import { existsSync, readFileSync } from 'node:fs'
import { brotliDecompressSync, constants } from 'node:zlib'
import type { Manifest } from 'vite'
import { pageModule, requireChunk } from '#scripts/build/page-assets.ts'
import type { BuiltPage, BuiltSite } from '#shared/built-site.ts'

/** Bytes compressed with brotli. The first TCP flight is ten segments of 1,460 bytes. */
export const bounds = { firstFlight: 14_600, document: 24_000, scripts: 70_000, laterScript: 12_000 } as const

/** Bytes of the first flight reserved for headers; `tests/e2e/first-flight.e2e.ts` checks it. */
export const headerBytes = 1_300

/** `what` is a page's path or a script's source. */
type Weight = { kind: keyof typeof bounds; what: string; bytes: number }

export function weighSite(root: string): Weight[] {
  const dist = `${root}/dist`
  const { pages }: BuiltSite = JSON.parse(readFileSync(`${dist}/pages.json`, 'utf8'))
  const pageRows = pages.flatMap((page) => pageWeights(dist, page))
  return [...pageRows, ...scriptWeights(dist)]
}

function pageWeights(dist: string, { path, file }: BuiltPage): Weight[] {
  const html = readFileSync(`${dist}/client/${file}`, 'utf8')
  const packed = readFileSync(`${dist}/client/${file}.br`)
  return [
    { kind: 'firstFlight', what: path, bytes: headerBytes + bytesUntil(packed, firstPart(html)) },
    { kind: 'document', what: path, bytes: packed.length },
  ]
}

/** Bytes of a brotli stream after which `text`, the document's start, can be decoded. */
export function bytesUntil(packed: Buffer, text: string): number {
  const wanted = Buffer.byteLength(text)
  let [low, high] = [0, packed.length]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (unpacked(packed.subarray(0, middle)).length < wanted) low = middle
    else high = middle
  }
  return high
}

/** What a browser can read of a packed document that may have been cut. */
export function unpacked(start: Buffer): Buffer {
  return brotliDecompressSync(start, { finishFlush: constants.BROTLI_OPERATION_FLUSH })
}

/** Up to the lazy sections' style sheet, else up to what hydrates the page. */
export function firstPart(html: string): string {
  return html.slice(0, html.search(/<link class="lazy-style"|<template id="after-paint"/))
}

function scriptWeights(dist: string): Weight[] {
  const manifest: Manifest = JSON.parse(readFileSync(`${dist}/manifest.json`, 'utf8'))
  // Small files are sent uncompressed.
  const size = (file: string) => {
    const packed = `${dist}/client/${file}.br`
    return readFileSync(existsSync(packed) ? packed : `${dist}/client/${file}`).length
  }
  const firstScripts = new Set<string>()
  const add = (key: string) => {
    if (firstScripts.has(key)) return
    firstScripts.add(key)
    requireChunk(manifest, key).imports?.forEach(add)
  }
  const entries = ['defer-layout.ts', 'load-after-paint.ts', 'entry.client.tsx']
  for (const entry of entries) add(`app/entry/${entry}`)
  add(pageModule(manifest, 'home'))
  const scripts = Object.entries(manifest).filter(([, { file }]) => file.endsWith('.js'))
  const files = (isFirst: boolean) => scripts.filter(([key]) => firstScripts.has(key) === isFirst)
  const bytes = files(true).reduce((sum, [, { file }]) => sum + size(file), 0)
  return [
    { kind: 'scripts', what: '/', bytes },
    ...files(false).map(([what, { file }]): Weight => ({ kind: 'laterScript', what, bytes: size(file) })),
  ]
}
