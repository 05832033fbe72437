import { type OfferingId, offeringTable, type Target } from '#content/offerings.ts'
import { offeringTarget } from './navigation.ts'

export type Opening = Required<Target> & { offering: OfferingId }

export const openings: readonly Opening[] = [
  ...offeringTable.flatMap((row) =>
    'page' in row ? [{ page: row.id, anchor: 'example', offering: row.id }] : [],
  ),
  ...offeringTable.flatMap((row) => {
    const { page, anchor } = offeringTarget(row) ?? {}
    return page === 'home' && anchor && anchor !== 'bannerTop' ? [{ page, anchor, offering: row.id }] : []
  }),
]

/** The first offering wins where two share a place. */
export function findOpening({ page, anchor }: { page: string; anchor: string }): Opening | undefined {
  return openings.find((one) => one.page === page && one.anchor === anchor)
}
