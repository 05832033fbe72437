import type { OfferingId } from '#content/offerings.ts'
import type { Translate } from './messages.ts'

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
