import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { offerings } from '#content/offerings.ts'
import { pages } from '#content/pages.ts'

/** A row of the table as the checks see it: what it promises, whoever has to keep it. */
export type OfferingRow = {
  id: string
  target?: { page: string; anchor?: string }
  accent: string
  icon: string
  cell?: object
}

/** The anchor at the top of every page. */
const top = 'bannerTop'

/**
 * What rows of the table promise and nothing keeps, each as one sentence that names the row: a page or a section that
 * is not there, a cell without a drawing, colours or an icon that nobody has.
 */
export function offeringFaults(root: string, rows: readonly OfferingRow[] = offerings): string[] {
  return rows.flatMap((row) =>
    rowFaults(root, row).map((fault) => `content/offerings.ts: ${row.id}: ${fault}`),
  )
}

function rowFaults(root: string, { id, target, accent, icon, cell }: OfferingRow): string[] {
  const faults: string[] = []
  const need = (file: string, why: string) => {
    if (!existsSync(`${root}/${file}`)) faults.push(`${why}: ${file}`)
  }
  if (target && !pages.some((page) => page.id === target.page)) faults.push(`no page '${target.page}'`)
  if (target?.anchor && target.anchor !== top)
    need(sectionFile(target.anchor), `its anchor '${target.anchor}' leads nowhere, there is no such section`)
  if (cell && target) need(`app/products/${id}/${id}-cell.tsx`, 'its cell on home has no drawing')
  if (accent !== 'home') need(`app/products/${accent}/colours.css`, 'its colours are missing')
  if (!isIcon(icon)) faults.push(`Lucide has no icon '${icon}'`)
  return faults
}

/** A product's section of home: its id is the anchor. */
function sectionFile(anchor: string): string {
  return `app/products/${anchor}/${anchor}-section.tsx`
}

function isIcon(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(`lucide-static/icons/${name}.svg`)
    return true
  } catch {
    return false
  }
}
