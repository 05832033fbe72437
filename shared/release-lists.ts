import { type OfferingId, offerings } from '#content/offerings.ts'
import type { Release } from '#content/releases.ts'
import type { Translate } from './messages.ts'

type ReleaseMonth<Row> = { month: string; rows: readonly Row[] }

/** The releases by month, `YYYY-MM`, in their own order. */
export function releaseMonths<Row extends { date: string }>(
  releases: readonly Row[],
): readonly ReleaseMonth<Row>[] {
  const months = Map.groupBy(releases, ({ date }) => date.slice(0, 7))
  return [...months].map(([month, rows]) => ({ month, rows }))
}

/** The products that have a release, in the order of the table. */
export function releaseProducts(releases: readonly Release[]): readonly OfferingId[] {
  return offerings.map(({ id }) => id).filter((id) => releases.some(({ offering }) => offering === id))
}

/** What a release is about, in words: the product's name, and "the site" for what concerns all of it. */
export function releaseSubject(id: OfferingId, t: Translate): string {
  return id === 'home' ? t('releases.site') : t(`offering.${id}.name`)
}
