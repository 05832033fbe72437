import type { OfferingId } from '#content/offerings.ts'
import type { Release } from '#content/releases.ts'
import { daySpanWords } from './dates.ts'
import { type Language, textIn } from './locale.ts'
import type { Translate } from './messages.ts'

/** Rows of an archived part, and the minimum of the newest part, which is also the feed. */
const archived = 22
const fewest = 10

export type ReleaseRow = Omit<Release, 'title' | 'text'> & { title: string; text: string }

/** Parts are named by what follows `/releases/`; the first is ''. */
export type ReleaseList = {
  rows: readonly ReleaseRow[]
  /** Archived parts only: first and last day, in words. */
  days?: string
  newer?: string
  older?: string
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

/** Expects newest first. */
export function releaseParts(releases: readonly Release[], lang: Language): ReleasePart[] {
  const all = releases.map((row) => ({
    ...row,
    title: textIn(row.title, lang),
    text: textIn(row.text, lang),
  }))
  const { newest, archives } = cutArchives(all)
  const lists = [newest, ...archives.toReversed()]
  const name = (index: number) => (index === 0 ? '' : String(lists.length - index))
  return lists.map((rows, index) => ({
    part: name(index),
    list: {
      rows,
      ...(index > 0 && { newer: name(index - 1), days: spanOf(rows, lang) }),
      ...(index + 1 < lists.length && { older: name(index + 1) }),
    },
  }))
}

function spanOf(rows: readonly ReleaseRow[], lang: Language): string {
  return daySpanWords(rows.at(-1)?.date ?? '', rows[0]?.date ?? '', lang)
}

type ReleaseMonth<Row> = { month: string; rows: readonly Row[] }

export function releaseMonths<Row extends { date: string }>(
  releases: readonly Row[],
): readonly ReleaseMonth<Row>[] {
  const months = Map.groupBy(releases, ({ date }) => date.slice(0, 7))
  return [...months].map(([month, rows]) => ({ month, rows }))
}

export function releaseSubject(id: OfferingId, t: Translate): string {
  return id === 'home' ? t('releases.site') : t(`offering.${id}.name`)
}
