import type { OfferingId } from '#content/offerings.ts'
import type { PageId } from '#content/pages.ts'

/** The products with a page of their own; page and offering have the same id. */
export const productPages = ['menudigitale', 'lawyers', 'costaeventi'] as const satisfies readonly (PageId &
  OfferingId)[]

export type ProductPage = (typeof productPages)[number]

export function requireProductPage(page: PageId): ProductPage {
  const product = productPages.find((id) => id === page)
  if (!product) throw new Error(`The page '${page}' is not a product's.`)
  return product
}
