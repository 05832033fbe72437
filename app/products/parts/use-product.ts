import { type Here, useHere } from '#app/platform/here.ts'
import type { Accent } from '#content/offerings.ts'
import { requireOffering } from '#shared/navigation.ts'
import { type ProductPage, requireProductPage } from '#shared/products.ts'

type HereOnProduct = Here & { product: ProductPage; accent: Accent }

/** The place, where it is a product's page: the sections below its hero are the same for every product. */
export function useProduct(): HereOnProduct {
  const here = useHere()
  const product = requireProductPage(here.page)
  return { ...here, product, accent: requireOffering(product).accent }
}
