import type { OfferingId } from '#content/offerings.ts'
import type { Release } from '#content/releases.ts'
import { daySpanWords } from './day-words.ts'
import { type Language, textIn } from './locale.ts'
import { releaseProducts } from './release-lists.ts'

/** Rows of an archived part, and the minimum of the newest part. The feeds are cut alike. */
const archived = 22
const fewest = 10

export type ReleaseRow = Omit<Release, 'title' | 'text'> & { title: string; text: string }

/** The newest release of a year. */
type YearStart = { year: string; part: string; id: string }

/** Parts are named by what follows `/releases/`; the first is ''. */
export type ReleaseList = {
  rows: readonly ReleaseRow[]
  products: readonly OfferingId[]
  /** Set if filtered by this product. */
  product?: OfferingId
  /** Archived parts only: first and last day, in words. */
  days?: string
  newer?: string
  older?: string
  years: readonly YearStart[]
}

export type ReleasePart = { part: string; list: ReleaseList }

/** Archives are full and numbered from the oldest, so that new releases never change one or its path. */
export function cutArchives<Row>(rows: readonly Row[]): { newest: readonly Row[]; archives: Row[][] } {
  const count = Math.max(0, Math.floor((rows.length - fewest) / archived))
  const end = rows.length - count * archived
  const archives = Array.from({ length: count }, (_, index) => {
    const last = rows.length - index * archived
    return rows.slice(last - archived, last)
  })
  return { newest: rows.slice(0, end), archives }
}

/** Expects newest first. Products have parts of their own only if there is more than one part. */
export function releaseParts(releases: readonly Release[], lang: Language): ReleasePart[] {
  const rows = releases.map((row) => ({
    ...row,
    title: textIn(row.title, lang),
    text: textIn(row.text, lang),
  }))
  const products = releaseProducts(releases)
  const all = cutList(rows, undefined, lang)
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

/** For old links to `/releases#<id>`. */
export function archivedParts(releases: readonly Release[]): Record<string, readonly string[]> {
  const { archives } = cutArchives(releases)
  return Object.fromEntries(archives.map((rows, index) => [index + 1, rows.map(({ id }) => id)]))
}
