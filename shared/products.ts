import { type AudienceId, audiences, offerings, type Target } from '#content/offerings.ts'
import type { PageId } from '#content/pages.ts'
import { contactSubjects } from './contact-subjects.ts'
import { type Offering, offeringTarget, requireOffering } from './navigation.ts'

/** The products with a page of their own; page and offering have the same id. */
export type ProductPage = PageId & Extract<Offering, { related: unknown }>['id']

export const productPages: readonly ProductPage[] = offerings.flatMap((row) =>
  'related' in row ? [row.id] : [],
)

/** The pages that have a code: it leads to them from paper. */
export const codedPages: readonly PageId[] = ['home', ...productPages]

export function requireProductPage(page: PageId): ProductPage {
  const product = productPages.find((id) => id === page)
  if (!product) throw new Error(`The page '${page}' is not a product's.`)
  return product
}

/** What the same customer uses beside a product, in the order of its row. */
export function relatedOfferings(product: ProductPage): readonly Offering[] {
  const row = requireOffering(product)
  return 'related' in row ? row.related.map((id) => requireOffering(id)) : []
}

type ContactSubject = ReturnType<typeof contactSubjects>[number]['id']

export type OfferingWithCell = Extract<Offering, { cell: unknown }>

/** The products in the grid of home, in the order of their places. */
export function homeCells(): readonly OfferingWithCell[] {
  return offerings.filter((row) => 'cell' in row).toSorted((one, other) => one.cell.order - other.cell.order)
}

export type Audience = { id: AudienceId; offerings: readonly OfferingForAudience[] }
export type OfferingForAudience = Extract<Offering, { audiences: unknown }>

/**
 * What a request about an offering is filed under: itself, or, where that cannot be asked for by its name, what is sold at
 * the same spot of the site.
 */
export function subjectOf(offering: Offering): ContactSubject | undefined {
  const subjects = contactSubjects()
  const target = offeringTarget(offering)
  const isAtSameSpot = (row: Offering) => isSameTarget(offeringTarget(row), target)
  return (subjects.find(({ id }) => id === offering.id) ?? subjects.find(isAtSameSpot))?.id
}

/** What the request of one of the four is about: the first of what is made for it. */
export function audienceSubject(id: AudienceId): ContactSubject | undefined {
  const first = homeAudiences().find((row) => row.id === id)?.offerings[0]
  return first && subjectOf(first)
}

function isSameTarget(one: Target | undefined, other: Target | undefined): boolean {
  return one !== undefined && one.page === other?.page && one.anchor === other.anchor
}

/** The four who come, each with what is made for them, in the order of their lists. */
export function homeAudiences(): readonly Audience[] {
  const rows = offerings.filter((row) => 'audiences' in row)
  const order = (row: OfferingForAudience, id: AudienceId) =>
    (row.audiences as Partial<Record<AudienceId, number>>)[id] ?? 0
  return audiences.map((id) => ({
    id,
    offerings: rows.filter((row) => order(row, id) > 0).toSorted((a, b) => order(a, id) - order(b, id)),
  }))
}
