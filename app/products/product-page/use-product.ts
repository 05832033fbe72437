import { type PageInfo, usePageContext } from '#app/platform/page-context.ts'
import type { Accent } from '#content/offerings.ts'
import { requireOffering } from '#shared/navigation.ts'
import { type ProductPage, requireProductPage } from '#shared/products.ts'

/** Throws on pages that are not a product's. */
export function useProduct(): PageInfo & { product: ProductPage; accent: Accent } {
  const here = usePageContext()
  const product = requireProductPage(here.page)
  return { ...here, product, accent: requireOffering(product).accent }
}
