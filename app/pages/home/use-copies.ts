import { type ComponentType, useEffect, useState } from 'react'
import { Copies as Menu } from '#app/products/menudigitale/menudigitale-copies.tsx'
import type { AudienceId, OfferingId } from '#content/offerings.ts'

type CopiesModule = { Copies: ComponentType }
type Shown = { product: OfferingId; Copies: ComponentType }

const menu: Shown = { product: 'menudigitale', Copies: Menu }

/** What each of the four corrects, and the product that does it. A trattoria's menu is there from the start. */
const copies = {
  shop: { product: 'warehouse', load: () => import('#app/products/warehouse/warehouse-copies.tsx') },
  studio: { product: 'lawyers', load: () => import('#app/products/lawyers/lawyers-copies.tsx') },
  site: { product: 'plugins', load: () => import('#app/products/plugins/plugins-copies.tsx') },
} as const satisfies Partial<Record<AudienceId, { product: OfferingId; load: () => Promise<CopiesModule> }>>

/**
 * The rough and the fair copy for one of the four; the trattoria's for nobody in particular. What has to be fetched takes
 * their place when it has come; if it cannot be had, the trattoria stays.
 */
export function useCopies(audience: AudienceId | null): Shown {
  const [fetched, setFetched] = useState<Shown>()
  useEffect(() => {
    if (!audience || audience === 'venue') return
    const { product, load } = copies[audience]
    let isWanted = true
    load().then(
      ({ Copies }) => isWanted && setFetched({ product, Copies }),
      (error: unknown) => console.error(error),
    )
    return () => {
      isWanted = false
    }
  }, [audience])
  if (!audience || audience === 'venue') return menu
  return fetched ?? menu
}
