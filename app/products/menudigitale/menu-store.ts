import { storageNames } from '#content/storage-names.ts'
import { blankDraft, changeDish, createDraft, dishesOf, type MenuDraft } from './menu-draft.ts'
import { readMenu, writeMenu } from './menu-text.ts'
import { sampleCorrection, sampleMenu } from './sample.ts'

const mostSteps = 100

export type MenuState = { draft: MenuDraft; canUndo: boolean; isSample: boolean }

/** The worked example, with its correction in red pencil. */
export const sampleDraft: MenuDraft = correctedSample()

const sampleText = writeMenu(sampleMenu)

/**
 * The menu that the visitor writes, shared by the sections of the page and kept in the browser until it is cleared. A
 * browser that refuses storage only forgets it.
 */
export function createMenuStore(storage: () => Storage) {
  const listeners = new Set<() => void>()
  let steps: MenuDraft[] = []
  let lastKey: string | undefined
  let state: MenuState | undefined

  const show = (draft: MenuDraft) => {
    const text = writeMenu(draft)
    state = { draft, canUndo: steps.length > 0, isSample: text === sampleText }
    // A blank sheet takes the place of what was kept only when something is written on it.
    if (text !== '') keep(state.isSample ? null : text)
    for (const listener of listeners) listener()
  }
  const keep = (text: string | null) => {
    try {
      if (text === null) storage().removeItem(storageNames.menu)
      else storage().setItem(storageNames.menu, text)
    } catch {
      // Full or forbidden: the menu lives as long as the page.
    }
  }
  const load = (): MenuState => {
    const { menu } = readMenu(attempt(() => storage().getItem(storageNames.menu)) ?? '')
    const kept = menu && (menu.name || menu.parts.length > 0) ? createDraft(menu) : null
    return { draft: kept ?? sampleDraft, canUndo: false, isSample: kept === null }
  }
  const get = () => {
    state ??= load()
    return state
  }
  const change = (draft: MenuDraft, key?: string) => {
    if (draft === get().draft) return
    if (!key || key !== lastKey) steps = [...steps.slice(1 - mostSteps), get().draft]
    lastKey = key
    show(draft)
  }
  return {
    get,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Changes with the same key, one after the other, are one step to undo: the letters of one word, say. */
    change,
    undo() {
      const before = steps.pop()
      lastKey = undefined
      if (before) show(before)
    },
    /** Back to the worked example, or to a blank sheet; both can be undone. */
    reset: () => change(sampleDraft),
    clear: () => change(blankDraft()),
  }
}

export const menuStore = createMenuStore(() => localStorage)

function correctedSample(): MenuDraft {
  const draft = createDraft(sampleMenu)
  const dish = dishesOf(draft).find(({ name }) => name === sampleCorrection.dish)
  if (!dish) return draft
  const before = changeDish(draft, dish.id, { price: sampleCorrection.before })
  const parts = before.parts.map((part) => ({
    ...part,
    dishes: part.dishes.map((row) => (row.id === dish.id ? { ...row, was: undefined } : row)),
  }))
  return changeDish({ ...before, parts }, dish.id, { price: dish.price })
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
