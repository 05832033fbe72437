import { type PageInfo, usePageContext } from '#app/platform/page-context.ts'
import type { Accent, AskableId } from '#content/offerings.ts'
import { requireOffering } from '#shared/navigation.ts'
import { type ProductPage, requireProductPage, subjectOf } from '#shared/products.ts'

/** What requests from this page are about. */
type HereOnProduct = PageInfo & { product: ProductPage; accent: Accent; subject: AskableId }

/** Throws on pages that are not a product's. */
export function useProduct(): HereOnProduct {
  const here = usePageContext()
  const product = requireProductPage(here.page)
  const offering = requireOffering(product)
  const subject = subjectOf(offering)
  if (!subject) throw new Error(`Nobody can ask for '${product}'.`)
  return { ...here, product, accent: offering.accent, subject }
}
