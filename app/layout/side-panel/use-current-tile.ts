import { useEffect, useState } from 'react'
import type { PageId } from '#content/pages.ts'
import { offeringTarget, panelTiles } from '#shared/navigation.ts'

export type PanelTile = ReturnType<typeof panelTiles>[number]['id']

const rowsOf = (page: PageId) => panelTiles().filter((offering) => offeringTarget(offering)?.page === page)

/**
 * The page's own product, or on a page with several sections the one in view; `inView` is null where none is.
 */
export function useCurrentTile(page: PageId): { tile: PanelTile | null; inView: PanelTile | null } {
  const rows = rowsOf(page)
  const own = panelTiles().find(({ id }) => id === page)
  const first = own ?? rows.find((offering) => offeringTarget(offering)?.anchor === 'bannerTop') ?? rows[0]
  const [seen, setSeen] = useState<{ page: PageId; id: PanelTile | null }>()

  useEffect(() => {
    const rows = rowsOf(page)
    if (rows.length < 2) return
    const byAnchor = new Map(rows.map((row) => [offeringTarget(row)?.anchor, row.id]))
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const id = byAnchor.get(entry.target.id)
          if (!id) continue
          if (entry.isIntersecting) setSeen({ page, id })
          else setSeen((current) => (current?.id === id ? { page, id: null } : current))
        }
      },
      // A line at 30 % of the window's height.
      { rootMargin: '-30% 0px -69% 0px' },
    )
    for (const anchor of byAnchor.keys()) {
      const element = anchor ? document.getElementById(anchor) : null
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [page])

  const inView = seen?.page === page ? seen.id : (first?.id ?? null)
  return { tile: inView ?? first?.id ?? null, inView }
}
