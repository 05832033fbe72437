import { flushSync } from 'react-dom'
import { showToast } from '#app/components/toaster/toaster.tsx'
import type { PageInfo } from '#app/platform/page-context.ts'
import type { Translate } from '#shared/messages.ts'
import { type MenuText, menuText } from '../menu.ts'
import { addDish, addSections, blankSection, type MenuDraft } from '../menu-draft.ts'
import { menuStore } from '../menu-store.ts'

const draft = () => menuStore.get().draft

function changeAndFocus(next: MenuDraft, focused: string) {
  flushSync(() => menuStore.change(next))
  document.querySelector<HTMLElement>(focused)?.focus()
}

export function addBelow(sectionId?: number) {
  const { draft: next, id } = addDish(draft(), sectionId)
  changeAndFocus(next, `[data-dish="${id}"] input`)
}

export function addSection() {
  const { draft: next, id } = addSections(draft(), [blankSection])
  changeAndFocus(next, `[data-section="${id}"] input`)
}

export function remove(
  from: (draft: MenuDraft) => MenuDraft,
  name: MenuText,
  { lang, t }: Pick<PageInfo, 'lang' | 't'>,
) {
  const undo = menuStore.snapshot()
  changeAndFocus(from(draft()), '[data-add-dish]')
  const named = menuText(name, lang) || t('menudigitale.edit.unnamed')
  tellUndo(t, t('menudigitale.edit.removed', { name: named }), undo)
}

/** A name that the visitor typed stays. */
export function startAnew(t: Translate) {
  const { isSample } = menuStore.get()
  const undo = menuStore.snapshot()
  flushSync(menuStore.clear)
  document.getElementById('menu-name')?.focus()
  if (!isSample) tellUndo(t, t('menudigitale.edit.cleared'), undo)
}

export function resetMenu(t: Translate) {
  const { isSample } = menuStore.get()
  const undo = menuStore.snapshot()
  menuStore.reset()
  if (!isSample) tellUndo(t, t('menudigitale.edit.reset'), undo)
}

function tellUndo(t: Translate, title: string, run: () => void) {
  const action = { label: t('menudigitale.edit.undo'), run }
  const message = t('menudigitale.edit.removedText')
  return showToast({ kind: 'info', title, message, action })
}
