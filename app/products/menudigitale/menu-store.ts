import { storageNames } from '#content/storage-names.ts'
import { laterSample } from './later-sample.ts'
import type { Menu } from './menu.ts'
import { blankDraft, createDraft, dishesOf, type MenuDraft } from './menu-draft.ts'
import { readMenu, writeMenu } from './menu-text.ts'
import { sampleMenu } from './sample.ts'
import { followSample, isSampleDraft, sampleDraftOf } from './sample-draft.ts'
import type { SampleOfToday } from './sample-of-today.ts'

const mostSteps = 100

export type MenuState = { draft: MenuDraft; canUndo: boolean; isSample: boolean }

/**
 * The menu that the visitor writes, shared by the sections of the page and kept in the browser until it is cleared. A
 * browser that refuses storage only forgets it. Until something is written it is the sample as it stands today: its name and
 * its finished dishes are the shop's, and whatever is finished on it is finished there.
 */
export function createMenuStore(storage: () => Storage, today: SampleOfToday) {
  const listeners = new Set<() => void>()
  let steps: MenuDraft[] = []
  let lastKey: string | undefined
  let state: MenuState | undefined
  let sample: Menu = sampleMenu
  let isTelling = false
  let stop = () => {}

  /** The sample has another name, or other dishes are finished: so it stands in every step that is one. */
  const follow = () => {
    const { draft, isSample } = get()
    if (isTelling) return
    const before = sample
    sample = today.get()
    const asToday = (step: MenuDraft) =>
      isSampleDraft(step, before) ? followSample(step, before, sample) : step
    steps = steps.map(asToday)
    if (isSample) state = { draft: asToday(draft), canUndo: steps.length > 0, isSample }
    for (const listener of listeners) listener()
  }
  const show = (draft: MenuDraft) => {
    const text = writeMenu(draft)
    state = { draft, canUndo: steps.length > 0, isSample: isSampleDraft(draft, sample) }
    // A blank sheet takes the place of what was kept only when something is written on it.
    if (text !== '') keep(state.isSample ? null : text)
    for (const listener of listeners) listener()
    if (state.isSample) tell(draft)
  }
  const tell = (draft: MenuDraft) => {
    isTelling = true
    today.finish(dishesOf(draft).map(({ isSoldOut = false }) => isSoldOut))
    isTelling = false
    sample = today.get()
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
    sample = today.get()
    return { draft: kept ?? sampleDraftOf(sample), canUndo: false, isSample: kept === null }
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
      if (listeners.size === 0) {
        stop = today.subscribe(follow)
        follow()
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop()
      }
    },
    /** Changes with the same key, one after the other, are one step to undo: the letters of one word, say. */
    change,
    undo() {
      const before = steps.pop()
      lastKey = undefined
      if (before) show(before)
    },
    /** Back to the worked example, or to a blank sheet; both can be undone. Who had written a menu of their own changes nothing in the shop. */
    reset: () => change(sampleDraftOf(get().isSample ? { ...sampleMenu, name: sample.name } : today.get())),
    clear: () => change(blankDraft()),
  }
}

export const menuStore = createMenuStore(() => localStorage, laterSample)

function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
