import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { offerings } from '#content/offerings.ts'
import { pages } from '#content/pages.ts'
import { type OwnerLanguage, ownerLanguage } from '#scripts/owner/owner-language.ts'
import { ownerWords, type Say } from '#scripts/owner/owner-words.ts'
import { faultLine } from './fault-line.ts'

export type OfferingRow = {
  id: string
  target?: { page: string; anchor?: string }
  accent: string
  icon: string
  page?: true
}

const top = 'bannerTop'

/** Rows that refer to a missing page, section, module, colour or icon, as messages for the owner. */
export function offeringFaults(
  root: string,
  rows: readonly OfferingRow[] = offerings,
  lang: OwnerLanguage = ownerLanguage(root),
): string[] {
  const say = ownerWords[lang]
  return rows.flatMap((row) =>
    rowFaults(root, row, say).map((fault) =>
      faultLine(say, { file: 'content/offerings.ts', text: `${row.id}: ${fault}` }),
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
