import { showToast } from '#app/components/toaster/toaster.tsx'
import type { PageInfo } from '#app/platform/page-context.ts'
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
  const next = addSections(base, sections).draft
  const undo = menuStore.snapshot()
  menuStore.change(cover ? { ...next, cover } : next)
  const title = t('menudigitale.paste.done', { count: dishes })
  const action = { label: t('menudigitale.edit.undo'), run: undo }
  const [first] = unread
  if (first === undefined) {
    showToast({ kind: 'success', title, message: t('menudigitale.paste.doneText'), action })
    return ''
  }
  const line = first.trim().replace(/\s+/g, ' ')
  const quoted = line.length > longestQuote ? `${line.slice(0, longestQuote).trimEnd()}…` : line
  const unreadText = t('menudigitale.paste.unread', { count: unread.length, line: quoted })
  const message = limit ? `${unreadText} ${limit}` : unreadText
  showToast({ kind: 'info', title, message, action, duration: timeToRead })
  return unread.join('\n')
}
