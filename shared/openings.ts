import { type OfferingId, offerings, type Target } from '#content/offerings.ts'
import { offeringTarget } from './navigation.ts'
import { productPages } from './products.ts'

/** A place of this site where something can be tried, and of which offering it is. */
export type Opening = Required<Target> & { offering: OfferingId }

/** The trial on each product's page, and the products' sections of home. */
export const openings: readonly Opening[] = [
  ...productPages.map((page) => ({ page, anchor: 'example', offering: page })),
  ...offerings.flatMap((row) => {
    const { page, anchor } = offeringTarget(row) ?? {}
    return page === 'home' && anchor && anchor !== 'bannerTop' ? [{ page, anchor, offering: row.id }] : []
  }),
]

/** What a row of the owner's names; undefined where nothing can be tried. Of two offerings at a place, the first. */
export function findOpening({ page, anchor }: { page: string; anchor: string }): Opening | undefined {
  return openings.find((one) => one.page === page && one.anchor === anchor)
}
