import { showToast } from '#app/components/toaster/toaster.tsx'
import type { PageInfo } from '#app/platform/page-context.ts'
import { addSections, dishesOf } from './menu-draft.ts'
import { menuStore } from './menu-store.ts'
import { menuFault, tidyMenu } from './menu-text.ts'
import { parseList } from './paste-list.ts'

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
  const message =
    unread.length > 0
      ? t('menudigitale.paste.unread', { count: unread.length })
      : t('menudigitale.paste.doneText')
  showToast({ kind: unread.length > 0 ? 'info' : 'success', title, message, action })
  return unread.join('\n')
}
