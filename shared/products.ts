import {
  contactSubjects,
  type OfferingId,
  offerings,
  offeringTable,
  type Target,
} from '#content/offerings.ts'
import type { PageId } from '#content/pages.ts'
import { type Offering, offeringTarget } from './navigation.ts'

export type ProductPage = PageId & Extract<Offering, { page: true }>['id']

export const productPages: readonly ProductPage[] = offerings.flatMap((row) =>
  'page' in row ? [row.id] : [],
)

export function requireProductPage(page: PageId): ProductPage {
  const product = productPages.find((id) => id === page)
  if (!product) throw new Error(`The page '${page}' is not a product's.`)
  return product
}

type ContactSubject = ReturnType<typeof contactSubjects>[number]['id']

export type OfferingWithCell = Extract<Offering, { cell: unknown }>

export function homeCells(): readonly OfferingWithCell[] {
  return offerings.filter((row) => 'cell' in row).toSorted((one, other) => one.cell.order - other.cell.order)
}

/** Column widths fill the rows only while all cells are shown. */
export function isWholeTable(): boolean {
  return homeCells().length === offeringTable.filter((row) => 'cell' in row).length
}

/** Its own page, else its target; undefined while it is coming soon. */
export function pageTarget(offering: Offering): Target | undefined {
  const page = productPages.find((id) => id === offering.id)
  return page ? { page, anchor: 'bannerTop' } : offeringTarget(offering)
}

/** The offering itself, or those that share its target if it is no subject of the form. */
export function subjectsOf(offering: Offering): readonly ContactSubject[] {
  const subjects = contactSubjects()
  const own = subjects.filter(({ id }) => id === offering.id)
  const target = offeringTarget(offering)
  const atSameSpot = subjects.filter((row) => isSameTarget(offeringTarget(row), target))
  return (own.length > 0 ? own : atSameSpot).map(({ id }) => id)
}

/** Undefined where several subjects share the page: the visitor chooses. */
export function pageSubject(page: PageId): ContactSubject | undefined {
  return contactSubjects().find(({ id }) => id === page)?.id
}

function isSameTarget(one: Target | undefined, other: Target | undefined): boolean {
  return one !== undefined && one.page === other?.page && one.anchor === other.anchor
}

/** Each leads to its first offering that is switched on. */
const audiences = {
  shop: ['warehouse', 'ecommerce', 'plugins'],
  venue: ['menudigitale', 'easycomande', 'easydelivery'],
  studio: ['lawyers'],
  site: ['plugins', 'ecommerce', 'menudigitale'],
} as const satisfies Record<string, readonly OfferingId[]>

type AudienceId = keyof typeof audiences

export function homeAudiences(): readonly { id: AudienceId; offering: Offering }[] {
  return (Object.keys(audiences) as AudienceId[]).flatMap((id) => {
    const [offering] = audiences[id].flatMap((own) => offerings.filter((row) => row.id === own))
    return offering ? [{ id, offering }] : []
  })
}
