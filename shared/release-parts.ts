import type { OfferingId } from '#content/offerings.ts'
import type { Release } from '#content/releases.ts'
import { daySpanWords } from './day-words.ts'
import { type Language, textIn } from './locale.ts'
import { releaseProducts } from './release-lists.ts'

/** How many releases an archived part has, and how many the newest part has at least. Feeds are cut at the same places. */
const archived = 22
const fewest = 10

/** A release in one language. */
export type ReleaseRow = Omit<Release, 'title' | 'text'> & { title: string; text: string }

/** Where the newest release of a year stands. */
type YearStart = { year: string; part: string; id: string }

/** One part of the list, as its page is made with it. Parts are named by what follows `/releases/`; the first one is empty. */
export type ReleaseList = {
  rows: readonly ReleaseRow[]
  /** The products that have a release in any part. */
  products: readonly OfferingId[]
  /** Set where only this product's releases stand. */
  product?: OfferingId
  /** The days from the first row to the last, in words, of an archived part. */
  days?: string
  newer?: string
  older?: string
  /** Empty where all stand in one part. */
  years: readonly YearStart[]
}

export type ReleasePart = { part: string; list: ReleaseList }

/**
 * Cuts a list, the newest first, into its newest rows and archives, each the newest first. The archives are counted from
 * the oldest on and are full: what comes later changes none of them, nor its address.
 */
export function cutArchives<Row>(rows: readonly Row[]): { newest: readonly Row[]; archives: Row[][] } {
  const count = Math.max(0, Math.floor((rows.length - fewest) / archived))
  const end = rows.length - count * archived
  const archives = Array.from({ length: count }, (_, index) => {
    const last = rows.length - index * archived
    return rows.slice(last - archived, last)
  })
  return { newest: rows.slice(0, end), archives }
}

/**
 * Every part of the releases' list in a language: all of them, then each product's alone, unless one part holds them all
 * and is filtered in place. `releases` are the newest first.
 */
export function releaseParts(releases: readonly Release[], lang: Language): ReleasePart[] {
  const rows = releases.map((row) => ({
    ...row,
    title: textIn(row.title, lang),
    text: textIn(row.text, lang),
  }))
  const products = releaseProducts(releases)
  const all = cutList(rows, undefined, lang)
  // A single product is no choice.
  const filters = all.length > 1 && products.length > 1 ? products : []
  const own = (product: OfferingId) => rows.filter(({ offering }) => offering === product)
  const parts = [...all, ...filters.flatMap((product) => cutList(own(product), product, lang))]
  return parts.map(({ part, list }) => ({ part, list: { ...list, products } }))
}

function cutList(all: readonly ReleaseRow[], product: OfferingId | undefined, lang: Language): ReleasePart[] {
  const { newest, archives } = cutArchives(all)
  const lists = [newest, ...archives.toReversed()]
  // 'lawyers' and 'lawyers-3', '' and '3'.
  const name = (index: number) =>
    [product, index > 0 && String(lists.length - index)].filter(Boolean).join('-')
  const parts = lists.map((rows, index) => ({ rows, index, part: name(index) }))
  const years = lists.length > 1 ? yearStarts(parts) : []
  return parts.map(({ rows, index, part }) => ({
    part,
    list: {
      rows,
      products: [],
      years,
      ...(product && { product }),
      ...(index > 0 && { newer: name(index - 1), days: spanOf(rows, lang) }),
      ...(index + 1 < lists.length && { older: name(index + 1) }),
    },
  }))
}

function yearStarts(parts: readonly { rows: readonly ReleaseRow[]; part: string }[]): YearStart[] {
  const all = parts.flatMap(({ rows, part }) =>
    rows.map(({ id, date }) => ({ year: date.slice(0, 4), part, id })),
  )
  return all.filter(({ year }, index) => all[index - 1]?.year !== year)
}

function spanOf(rows: readonly ReleaseRow[], lang: Language): string {
  return daySpanWords(rows.at(-1)?.date ?? '', rows[0]?.date ?? '', lang)
}

/** The ids of archived releases by their part: where a link to `/releases#<id>` from earlier days leads now. */
export function archivedParts(releases: readonly Release[]): Record<string, readonly string[]> {
  const { archives } = cutArchives(releases)
  return Object.fromEntries(archives.map((rows, index) => [index + 1, rows.map(({ id }) => id)]))
}
