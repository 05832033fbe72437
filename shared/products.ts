import { type AudienceId, audiences } from '#content/audiences.ts'
import { offerings, offeringTable, type Target } from '#content/offerings.ts'
import type { PageId } from '#content/pages.ts'
import { contactSubjects } from './contact-subjects.ts'
import { type Offering, offeringTarget, requireOffering } from './navigation.ts'

/** The products with a page of their own; page and offering have the same id. */
export type ProductPage = PageId & Extract<Offering, { page: true }>['id']

export const productPages: readonly ProductPage[] = offerings.flatMap((row) =>
  'page' in row ? [row.id] : [],
)

/** The pages that have a code: it leads to them from paper. */
export const codedPages: readonly PageId[] = ['home', ...productPages]

export function requireProductPage(page: PageId): ProductPage {
  const product = productPages.find((id) => id === page)
  if (!product) throw new Error(`The page '${page}' is not a product's.`)
  return product
}

type ContactSubject = ReturnType<typeof contactSubjects>[number]['id']

export type OfferingWithCell = Extract<Offering, { cell: unknown }>

/** The products in the grid of home, in the order of their places. */
export function homeCells(): readonly OfferingWithCell[] {
  return offerings.filter((row) => 'cell' in row).toSorted((one, other) => one.cell.order - other.cell.order)
}

/** Whether every product with a cell is offered: the table's widths fill their rows then. */
export function isWholeTable(): boolean {
  return homeCells().length === offeringTable.filter((row) => 'cell' in row).length
}

/** Where all of an offering is: its own page, else where its row leads; undefined while it is coming soon. */
export function pageTarget(offering: Offering): Target | undefined {
  const page = productPages.find((id) => id === offering.id)
  return page ? { page, anchor: 'bannerTop' } : offeringTarget(offering)
}

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

/** What a request is about that is written on a product's page; undefined on other pages. */
export function pageSubject(page: PageId): ContactSubject | undefined {
  const product = productPages.find((id) => id === page)
  return product && subjectOf(requireOffering(product))
}

function isSameTarget(one: Target | undefined, other: Target | undefined): boolean {
  return one !== undefined && one.page === other?.page && one.anchor === other.anchor
}

/** The answers of home's question for which something is offered, each with its offering, in the order of their table. */
export function homeAudiences(): readonly { id: AudienceId; offering: Offering }[] {
  return (Object.keys(audiences) as AudienceId[]).flatMap((id) => {
    const [offering] = audiences[id].flatMap((own) => offerings.filter((row) => row.id === own))
    return offering ? [{ id, offering }] : []
  })
}
