import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { showError } from '#app/components/toaster/show-error.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import type { Translate } from '#shared/messages.ts'
import { type MenuText, menuText } from '../menu.ts'
import {
  addDish,
  addSections,
  changeSection,
  dishesOf,
  type MenuDraft,
  removeDish,
  removeSection,
} from '../menu-draft.ts'
import { correctDish, menuStore } from '../menu-store.ts'
import type { DishActions } from './dish-details.tsx'
import type { SectionActions } from './section-rows.tsx'
import { tellUndo } from './tell-undo.ts'

/** Few visitors paste a list: its code loads when the field gets the focus. */
const loadList = () => import('../take-list.ts')

const draft = () => menuStore.get().draft

/** Each button is a pure change of the draft, then a focus. */
export function useEditor(touch: (id: number) => void) {
  const { lang, t } = usePageContext()
  const [open, setOpen] = useState<number>()
  const { paste, ...list } = useList(t)

  function removeAndTell(next: MenuDraft, removed: MenuText = '') {
    const undo = menuStore.snapshot()
    changeAndFocus(next, '[data-add-dish]')
    const name = menuText(removed, lang) || t('menudigitale.edit.unnamed')
    tellUndo(t, t('menudigitale.edit.removed', { name }), undo)
  }

  const onDish: DishActions = {
    change: correctDish,
    remove: (id) =>
      removeAndTell(removeDish(draft(), id), dishesOf(draft()).find((dish) => dish.id === id)?.name),
    touch,
    open: setOpen,
    paste,
  }

  const onSection: SectionActions = {
    rename: (id, name) => menuStore.change(changeSection(draft(), id, { name })),
    remove: (id) =>
      removeAndTell(removeSection(draft(), id), draft().sections.find((section) => section.id === id)?.name),
    add: addBelow,
  }

  return { open, list, onDish, onSection }
}

/** The field for lists. If reading one fails, its text stays in the field. */
function useList(t: Translate) {
  const field = useRef<HTMLTextAreaElement>(null)

  async function take(text: string, kept = '') {
    const area = field.current
    if (!area) return
    area.value = kept + text
    const { takeList } = await loadList()
    area.value = kept + takeList(text, t)
    if (area.value) area.closest('details')?.setAttribute('open', '')
  }

  return {
    field,
    // A failed load is reported when pasting.
    fetch: () => loadList().catch(() => {}),
    use: () => take(field.current?.value ?? '').catch(showError),
    paste(text: string) {
      const kept = field.current?.value
      take(text, kept ? `${kept}\n` : '').catch(showError)
    },
  }
}

function changeAndFocus(next: MenuDraft, focused: string) {
  flushSync(() => menuStore.change(next))
  document.querySelector<HTMLElement>(focused)?.focus()
}

export function addBelow(sectionId?: number) {
  const { draft: next, id } = addDish(draft(), sectionId)
  changeAndFocus(next, `[data-dish="${id}"] input`)
}

export function addSection() {
  const blank = { name: '', dishes: [{ name: '', price: 0, allergens: [] }] }
  const { draft: next, id } = addSections(draft(), [blank])
  changeAndFocus(next, `[data-section="${id}"] input`)
}

/** Starts an empty menu. */
export function startAnew(t: Translate) {
  const { draft: before, isSample } = menuStore.get()
  const isBlank = before.name === '' && dishesOf(before).every(({ name }) => name === '')
  const undo = menuStore.snapshot()
  if (!isBlank) flushSync(menuStore.clear)
  document.getElementById('menu-name')?.focus()
  if (!isSample && !isBlank) tellUndo(t, t('menudigitale.edit.cleared'), undo)
}

export function resetMenu(t: Translate) {
  const { isSample } = menuStore.get()
  const undo = menuStore.snapshot()
  menuStore.reset()
  if (!isSample) tellUndo(t, t('menudigitale.edit.reset'), undo)
}
