import { type PageInfo, usePageContext } from '#app/platform/page-context.ts'
import type { Accent, AskableId } from '#content/offerings.ts'
import { requireOffering } from '#shared/navigation.ts'
import { type ProductPage, requireProductPage, subjectOf } from '#shared/products.ts'

/** `subject`: what is asked for on this page, whose terms and claims it shows. */
type HereOnProduct = PageInfo & { product: ProductPage; accent: Accent; subject: AskableId }

/** The place, where it is a product's page: the sections below its hero are the same for every product. */
export function useProduct(): HereOnProduct {
  const here = usePageContext()
  const product = requireProductPage(here.page)
  const offering = requireOffering(product)
  const subject = subjectOf(offering)
  if (!subject) throw new Error(`Nobody can ask for '${product}'.`)
  return { ...here, product, accent: offering.accent, subject }
}
