import { readFileSync } from 'node:fs'
import type { Manifest } from 'vite'
import type { BuiltPage, BuiltSite } from '#shared/built-site.ts'
import { bytesUntil, heaviestParts } from './page-weight.ts'

/** Bytes as they travel with brotli. The first flight is what a server sends before it waits: ten segments of 1,460. */
export const bounds = { firstFlight: 14_600, document: 24_000, scripts: 70_000, laterScript: 12_000 } as const

/** What the answer's headers may take of the first flight; `tests/e2e/first-flight.e2e.ts` sends the real ones. */
export const headerBytes = 1_300

export type Weight = { kind: keyof typeof bounds; what: string; bytes: number; heaviest: string }

/** Everything of the built site in `root/dist` that has a bound. */
export function weighSite(root: string): Weight[] {
  const dist = `${root}/dist`
  const { pages }: BuiltSite = JSON.parse(readFileSync(`${dist}/pages.json`, 'utf8'))
  return [...pages.flatMap((page) => pageWeights(dist, page)), ...scriptWeights(dist)]
}

/** A sentence for everything that is over its bound: told when the site is built, and never a reason not to build it. */
export function weightWarnings(root: string): string[] {
  return weighSite(root)
    .filter(({ kind, bytes }) => bytes > bounds[kind])
    .map(({ kind, what, bytes, heaviest }) => {
      const limit = `${grouped(bytes)} bytes, where ${grouped(bounds[kind])} ${consequences[kind]}.`
      return `Heavy: ${what} ${limit}${heaviest && ` The most of it: ${heaviest}.`} The site works all the same.`
    })
}

const consequences = {
  firstFlight: 'come at once: on a slow line the rest of the first screen appears a moment later',
  document: 'are the most a page should weigh',
  scripts: 'are the most that should come before the page is awake',
  laterScript: 'are the most that a section should wait for',
} as const

function pageWeights(dist: string, { path, lang, file }: BuiltPage): Weight[] {
  const html = readFileSync(`${dist}/client/${file}`, 'utf8')
  const packed = readFileSync(`${dist}/client/${file}.br`)
  const firstScreen = headerBytes + bytesUntil(packed, firstPart(html))
  const page = `the page ${path} (${lang})`
  const heaviest = Math.max(firstScreen, packed.length) > bounds.firstFlight ? heaviestParts(html) : ''
  return [
    { kind: 'firstFlight', what: `the first screen of ${page} needs`, bytes: firstScreen, heaviest },
    { kind: 'document', what: `${page} weighs`, bytes: packed.length, heaviest },
  ]
}

/** The document up to the style sheet of its later sections, if it has such a sheet; else up to what wakes it. */
export function firstPart(html: string): string {
  return html.slice(0, html.search(/<link class="later-style"|<template id="wake">/))
}

function scriptWeights(dist: string): Weight[] {
  const manifest: Manifest = JSON.parse(readFileSync(`${dist}/manifest.json`, 'utf8'))
  const size = (file: string) => readFileSync(`${dist}/client/${file}.br`).length
  const waking = new Set<string>()
  const add = (key: string) => {
    if (waking.has(key)) return
    waking.add(key)
    manifest[key]?.imports?.forEach(add)
  }
  for (const source of ['app/entry.wake.ts', 'app/entry.client.tsx', 'app/pages/home/home.tsx']) add(source)
  const scripts = Object.entries(manifest).filter(([, { file }]) => file.endsWith('.js'))
  const files = (isWaking: boolean) => scripts.filter(([key]) => waking.has(key) === isWaking)
  return [
    {
      kind: 'scripts',
      what: 'what wakes / weighs',
      bytes: files(true).reduce((sum, [, { file }]) => sum + size(file), 0),
      heaviest: '',
    },
    ...files(false).map(([source, { file }]) => ({
      kind: 'laterScript' as const,
      what: `the script of ${source} weighs`,
      bytes: size(file),
      heaviest: '',
    })),
  ]
}

function grouped(bytes: number): string {
  return bytes.toLocaleString('en-GB')
}
