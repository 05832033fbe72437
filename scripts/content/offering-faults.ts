import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { offerings } from '#content/offerings.ts'
import { pages } from '#content/pages.ts'
import { type OwnerLanguage, ownerLanguage } from '#scripts/owner/owner-language.ts'
import { faultWords } from './fault-words.ts'
import type { FaultWords } from './fault-words-shape.ts'

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
  const words = faultWords[lang].offering
  return rows.flatMap((row) =>
    rowFaults(root, row, words).map((fault) => `content/offerings.ts: ${row.id}: ${fault}`),
  )
}

function rowFaults(
  root: string,
  { id, target, accent, icon, page }: OfferingRow,
  words: FaultWords['offering'],
): string[] {
  const faults: string[] = []
  const need = (file: string, why: string) => {
    if (!existsSync(`${root}/${file}`)) faults.push(`${why}: ${file}`)
  }
  if (target && !pages.some((page) => page.id === target.page)) faults.push(words.noPage(target.page))
  if (target?.anchor && target.anchor !== top)
    need(sectionFile(target.anchor), words.noSection(target.anchor))
  if (page) need(`app/products/${id}/${id}-page.tsx`, words.noOwnPage)
  if (accent !== 'home') need(`app/products/${accent}/colours.css`, words.noColours)
  if (!isIcon(icon)) faults.push(words.noIcon(icon))
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
