import { showToast } from '#app/components/toaster/toaster.tsx'
import type { PageInfo } from '#app/platform/page-context.ts'
import { menuText } from './menu.ts'
import { addSections, dishesOf } from './menu-draft.ts'
import { menuStore } from './menu-store.ts'
import { menuLimits, tidyMenu } from './menu-text.ts'
import { parseList } from './paste-list.ts'

/** Milliseconds: time to find the quoted line in the pasted text. */
const timeToRead = 12_000
const longestQuote = 40

/** Gives the lines that could not be read. */
export function takeList(text: string, t: PageInfo['t']): string {
  const { isSample, draft } = menuStore.get()
  const isBlank = dishesOf(draft).every(({ name }) => name === '')
  const base = isSample || isBlank ? { ...draft, sections: [] } : draft
  const taken = tidyMenu(base).sections
  const { sections, dishes, cover, unread, fault } = parseList(text, {
    sections: menuLimits.sections - taken.length,
    dishes: menuLimits.dishes - taken.reduce((sum, section) => sum + section.dishes.length, 0),
  })
  const limit = fault ? t(`menu.fault.${fault}`) : ''
  if (dishes === 0) {
    const title = t('menudigitale.paste.none')
    showToast({ kind: 'error', title, message: limit || t('menudigitale.paste.noneText') })
    return text
  }
  // Without a heading of its own it would stand under the one above.
  const named = sections.map((section) =>
    section.name || taken.length === 0 ? section : { ...section, name: t('menudigitale.paste.section') },
  )
  const next = addSections(base, named).draft
  const undo = menuStore.snapshot()
  menuStore.change(cover ? { ...next, cover } : next)
  const title = t('menudigitale.paste.done', { count: dishes })
  const action = { label: t('menudigitale.edit.undo'), run: undo }
  const [first] = unread
  if (first === undefined) {
    const described = sections.flatMap((section) => section.dishes).find((dish) => dish.description)
    const message = described?.description
      ? t('menudigitale.paste.described', { line: quote(menuText(described.description, 'it')) })
      : t('menudigitale.paste.doneText')
    showToast({ kind: 'success', title, message, action, ...(described && { duration: timeToRead }) })
    return ''
  }
  const unreadText = t('menudigitale.paste.unread', { count: unread.length, line: quote(first) })
  const message = limit ? `${unreadText} ${limit}` : unreadText
  showToast({ kind: 'info', title, message, action, duration: timeToRead })
  return unread.join('\n')
}

function quote(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  return line.length > longestQuote ? `${line.slice(0, longestQuote).trimEnd()}…` : line
}
