import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { offerings } from '#content/offerings.ts'
import { pages } from '#content/pages.ts'
import { type OwnerLanguage, ownerLanguage } from '#scripts/owner/owner-language.ts'
import { ownerWords, type Say } from '#scripts/owner/owner-words.ts'
import { tellFault } from './tell-fault.ts'

/** A row of the table as the checks see it: what it promises, whoever has to keep it. */
export type OfferingRow = {
  id: string
  target?: { page: string; anchor?: string }
  accent: string
  icon: string
  page?: true
}

/** The anchor at the top of every page. */
const top = 'bannerTop'

/**
 * What rows of the table promise and nothing keeps, each as one sentence in the owner's language that names the row: a page or a section that
 * is not there, a page of its own without its code, colours or an icon that nobody has.
 */
export function offeringFaults(
  root: string,
  rows: readonly OfferingRow[] = offerings,
  lang: OwnerLanguage = ownerLanguage(root),
): string[] {
  const say = ownerWords[lang]
  return rows.flatMap((row) =>
    rowFaults(root, row, say).map((fault) =>
      tellFault(say, { file: 'content/offerings.ts', text: `${row.id}: ${fault}` }),
    ),
  )
}

function rowFaults(root: string, { id, target, accent, icon, page }: OfferingRow, say: Say): string[] {
  const faults: string[] = []
  const need = (file: string, why: string) => {
    if (!existsSync(`${root}/${file}`)) faults.push(`${why}: ${file}`)
  }
  if (target && !pages.some((page) => page.id === target.page))
    faults.push(say('check.offering.noPage', { page: target.page }))
  if (target?.anchor && target.anchor !== top)
    need(sectionFile(target.anchor), say('check.offering.noSection', { anchor: target.anchor }))
  if (page) need(`app/products/${id}/${id}-page.tsx`, say('check.offering.noOwnPage'))
  if (accent !== 'home') need(`app/products/${accent}/colours.css`, say('check.offering.noColours'))
  if (!isIcon(icon)) faults.push(say('check.offering.noIcon', { icon }))
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
