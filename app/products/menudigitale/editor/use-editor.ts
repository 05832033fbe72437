import { type PointerEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { showError } from '#app/components/toaster/show-error.ts'
import { showToast } from '#app/components/toaster/toaster.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { menuText } from '../menu.ts'
import {
  addDish,
  addParts,
  changeDish,
  changePart,
  dishesOf,
  dropDish,
  type MenuDraft,
  moveDish,
  movePart,
  removeDish,
  removePart,
} from '../menu-draft.ts'
import { menuStore } from '../menu-store.ts'
import type { DishActions } from './dish-actions.ts'
import { startDrag } from './drag.ts'
import type { PartActions } from './part-rows.tsx'

/** Few visitors paste a list: its code loads when the field gets the focus. */
const loadList = () => import('../take-list.ts')

/** Each button is a pure change of the draft, then a focus and a message for screen readers. */
export function useEditor(touch: (id: number) => void) {
  const { lang, t } = usePageContext()
  const [open, setOpen] = useState<number>()
  const [said, setSaid] = useState('')
  const list = useRef<HTMLTextAreaElement>(null)
  const draft = () => menuStore.get().draft
  const undo = { label: t('menudigitale.edit.undo'), run: menuStore.undo }

  /** A moved row is rendered anew, so the focus must be set again. */
  function changeAndFocus(next: MenuDraft, focused: string) {
    flushSync(() => menuStore.change(next))
    document.querySelector<HTMLElement>(focused)?.focus()
  }

  function sayPosition(id: number) {
    const dishes = dishesOf(draft())
    const index = dishes.findIndex((dish) => dish.id === id)
    const name = menuText(dishes[index]?.name ?? '', lang)
    setSaid(t('menudigitale.edit.position', { name, position: index + 1, all: dishes.length }))
  }

  function sayRemoved(name: string) {
    const title = t('menudigitale.edit.removed', { name: name || t('menudigitale.edit.unnamed') })
    showToast({ kind: 'info', title, message: t('menudigitale.edit.removedText'), action: undo })
  }

  /** If reading fails, the text stays in the field for lists. */
  async function paste(text: string, kept = '') {
    const field = list.current
    if (!field) return
    field.value = kept + text
    const { takeList } = await loadList()
    field.value = kept + takeList(text, t)
    if (field.value) field.closest('details')?.setAttribute('open', '')
  }

  const onDish: DishActions = {
    change: (id, change, key, before) => menuStore.change(changeDish(draft(), id, change, before), key),
    move(id, by) {
      const focused = document.activeElement?.id === `handle-${id}` ? `#handle-${id}` : ''
      if (focused) changeAndFocus(moveDish(draft(), id, by), focused)
      else menuStore.change(moveDish(draft(), id, by))
      sayPosition(id)
    },
    remove(id) {
      const name = dishesOf(draft()).find((dish) => dish.id === id)?.name ?? ''
      changeAndFocus(removeDish(draft(), id), '[data-add-dish]')
      sayRemoved(menuText(name, lang))
    },
    touch,
    open: setOpen,
    drag: (id: number, event: PointerEvent) =>
      startDrag(id, event, {
        over: (other) => menuStore.change(dropDish(draft(), id, other), `drag ${id}`),
        end: () => sayPosition(id),
      }),
    paste(text) {
      const kept = list.current?.value
      paste(text, kept ? `${kept}\n` : '').catch(showError)
    },
  }

  const onPart: PartActions = {
    rename: (id, name, key) => menuStore.change(changePart(draft(), id, { name }), key),
    move: (id, by) => menuStore.change(movePart(draft(), id, by)),
    remove(id) {
      const name = draft().parts.find((part) => part.id === id)?.name ?? ''
      changeAndFocus(removePart(draft(), id), '[data-add-dish]')
      sayRemoved(menuText(name, lang))
    },
    add: (id) => addBelow(id),
  }

  /** The toast's undo brings back what was written. */
  function start() {
    const { draft: before, isSample } = menuStore.get()
    const isBlank = before.name === '' && dishesOf(before).every(({ name }) => name === '')
    if (!isBlank) flushSync(menuStore.clear)
    document.getElementById('menu-name')?.focus()
    if (isSample || isBlank) return
    const back = { ...undo, run: () => menuStore.change(before) }
    const title = t('menudigitale.edit.cleared')
    showToast({ kind: 'info', title, message: t('menudigitale.edit.removedText'), action: back })
  }

  function addBelow(partId?: number) {
    const { draft: next, id } = addDish(draft(), partId)
    changeAndFocus(next, `[data-dish="${id}"] input`)
  }

  function addPart() {
    const blank = { name: '', dishes: [{ name: '', price: 0, allergens: [] }] }
    const { draft: next, id } = addParts(draft(), [blank])
    changeAndFocus(next, `[data-part="${id}"] input`)
  }

  const pasteField = () => paste(list.current?.value ?? '').catch(showError)

  // A failed load is reported when pasting.
  const fetchList = () => loadList().catch(() => {})

  return { open, said, list, fetchList, onDish, onPart, start, addBelow, addPart, pasteField }
}
