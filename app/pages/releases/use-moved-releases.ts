import { useEffect } from 'react'
import { usePageContext } from '#app/platform/page-context.ts'
import type { OfferingId } from '#content/offerings.ts'
import archivedParts from '#generated/releases/archived-parts.json?url'
import { href } from '#shared/navigation.ts'

/**
 * Old addresses of one long list name a release or product that now stands in a further part: forwards there.
 * Nothing to do without `rows`.
 */
export function useMovedReleases(
  rows: readonly { id: string }[] | undefined,
  product: OfferingId | undefined,
) {
  const { lang, addressForm } = usePageContext()
  useEffect(() => {
    if (!rows) return
    const edition = { lang, addressForm }
    if (product) location.replace(href({ page: 'releases', part: product }, edition))
    const follow = async () => {
      const id = decodeURIComponent(location.hash.slice(1))
      if (!id || document.getElementById(id)) return
      const part = await partOf(id)
      if (part) location.replace(href({ page: 'releases', part, anchor: id }, edition))
    }
    const followOrStay = () => void follow().catch((error) => console.error(error))
    followOrStay()
    window.addEventListener('hashchange', followOrStay)
    return () => window.removeEventListener('hashchange', followOrStay)
  }, [rows, product, lang, addressForm])
}

async function partOf(id: string): Promise<string | undefined> {
  const parts: Record<string, readonly string[]> = await (await fetch(archivedParts)).json()
  return Object.entries(parts).find(([, ids]) => ids.includes(id))?.[0]
}
