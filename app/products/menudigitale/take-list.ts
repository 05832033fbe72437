import { showToast } from '#app/components/toaster/toaster.tsx'
import type { PageInfo } from '#app/platform/page-context.ts'
import { addSections, dishesOf } from './menu-draft.ts'
import { menuStore } from './menu-store.ts'
import { menuFault, tidyMenu } from './menu-text.ts'
import { parseList } from './paste-list.ts'

/** Milliseconds: time to find the quoted line in the pasted text. */
const timeToRead = 12_000
const longestQuote = 40

/** Gives the lines that could not be read. */
export function takeList(text: string, t: PageInfo['t']): string {
  const { isSample, draft } = menuStore.get()
  const isBlank = dishesOf(draft).every(({ name }) => name === '')
  const base = isSample || isBlank ? { ...draft, sections: [] } : draft
  const { sections, cover, unread } = parseList(text)
  // Without a heading of its own it would stand under the one above.
  const named = sections.map((section) =>
    section.name || base.sections.length === 0
      ? section
      : { ...section, name: t('menudigitale.paste.section') },
  )
  const next = { ...addSections(base, named).draft, ...(cover && { cover }) }
  const isCrowded = menuFault(tidyMenu(next)) === 'crowded'
  if (sections.length === 0 || isCrowded) {
    const message = t(isCrowded ? 'menu.fault.crowded' : 'menudigitale.paste.noneText')
    showToast({ kind: 'error', title: t('menudigitale.paste.none'), message })
    return text
  }
  const action = { label: t('menudigitale.edit.undo'), run: menuStore.snapshot() }
  menuStore.change(next)
  const count = sections.flatMap((section) => section.dishes).length
  const title = t('menudigitale.paste.done', { count })
  const [first] = unread
  if (first === undefined) {
    showToast({ kind: 'success', title, message: t('menudigitale.paste.doneText'), action })
  } else {
    const message = t('menudigitale.paste.unread', { count: unread.length, line: quote(first) })
    showToast({ kind: 'info', title, message, action, duration: timeToRead })
  }
  return unread.join('\n')
}

function quote(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  return line.length > longestQuote ? `${line.slice(0, longestQuote).trimEnd()}…` : line
}
