import { type OfferingId, offeringTable, type Target } from '#content/offerings.ts'
import { offeringTarget } from './navigation.ts'

/** A place of this site where something can be tried, and of which offering it is. */
export type Opening = Required<Target> & { offering: OfferingId }

/** The trial on each product's page, and the products' sections of home, whether they are offered or not. */
export const openings: readonly Opening[] = [
  ...offeringTable.flatMap((row) =>
    'page' in row ? [{ page: row.id, anchor: 'example', offering: row.id }] : [],
  ),
  ...offeringTable.flatMap((row) => {
    const { page, anchor } = offeringTarget(row) ?? {}
    return page === 'home' && anchor && anchor !== 'bannerTop' ? [{ page, anchor, offering: row.id }] : []
  }),
]

/** What a row of the owner's names; undefined where nothing can be tried. Of two offerings at a place, the first. */
export function findOpening({ page, anchor }: { page: string; anchor: string }): Opening | undefined {
  return openings.find((one) => one.page === page && one.anchor === anchor)
}
