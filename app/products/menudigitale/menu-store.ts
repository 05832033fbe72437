import { attempt } from '#app/platform/attempt.ts'
import { createStore } from '#app/platform/create-store.ts'
import { createKeptText } from '#app/platform/session-value.ts'
import { storageNames } from '#content/storage-names.ts'
import { changedSince, finishedOn, withFinished } from './finished-dishes.ts'
import type { Menu } from './menu.ts'
import { blankDraft, createDraft, type MenuDraft } from './menu-draft.ts'
import { readMenu, writeMenu } from './menu-text.ts'
import { sampleMenu } from './sample.ts'
import { followSample, isSampleDraft, sampleDraftOf } from './sample-draft.ts'
import { sampleOfToday } from './sample-of-today.ts'

const mostSteps = 100
const mostAside = 10
/** Separates stored menus; no menu's text contains it. */
const divider = '\u001e'

/** `aside` is the name of the menu that `resume` brings back. */
export type MenuState = { draft: MenuDraft; canUndo: boolean; isSample: boolean; aside?: string | undefined }

/**
 * The visitor's menu, kept in the browser's storage, or only in memory where storage is refused. Until it is
 * changed it is the sample, whose name and finished dishes come from the demo shop.
 */
export function createMenuStore(storage: () => Storage, today: typeof sampleOfToday) {
  let steps: MenuDraft[] = []
  let lastKey: string | undefined
  const aside = createKeptText(storage, storageNames.menusAside, (text) => text)
  let sample: Menu = sampleMenu

  /** The shop has changed the sample: every step of the undo history that is still the sample follows. */
  const follow = () => {
    const now = state.get()
    const before = sample
    sample = today.get()
    if (sample === before) return
    const asToday = (step: MenuDraft) =>
      isSampleDraft(step, before) ? followSample(step, before, sample) : step
    steps = steps.map(asToday)
    if (now.isSample) state.set({ ...now, draft: asToday(now.draft) })
  }
  const show = (draft: MenuDraft, isKept = true) => {
    const text = writeMenu(draft)
    const isSample = isSampleDraft(draft, sample)
    // A blank sheet replaces the stored menu only when something is written on it.
    if (isKept && text !== '') keep(isSample ? null : text)
    state.set({ draft, canUndo: steps.length > 0, isSample, aside: menuAside(draft)?.name })
    if (isSample) tell(draft)
  }
  const tell = (draft: MenuDraft) => {
    const changed = changedSince(finishedOn(sample), finishedOn(draft))
    if (changed.size === 0) return
    sample = withFinished(sample, changed)
    today.finish(changed)
  }
  const keep = (text: string | null) => {
    // Where storage is full or forbidden the menu is kept in memory.
    attempt(() => {
      if (text === null) storage().removeItem(storageNames.menu)
      else storage().setItem(storageNames.menu, text)
    })
  }
  const textsAside = () => aside.get()?.split(divider) ?? []
  const menuAside = (now: Menu) => {
    const texts = textsAside()
    // Writing a menu checks each of its texts: nothing to do while a page is brought to life.
    if (texts.length === 0) return undefined
    const shown = writeMenu(now)
    return texts.flatMap((text) => (text === shown ? [] : (readMenu(text).menu ?? [])))[0]
  }
  /** The stored menu, even while a blank sheet is shown. */
  const own = (): readonly string[] => {
    const { draft, isSample } = state.get()
    const text = attempt(() => storage().getItem(storageNames.menu)) ?? (isSample ? '' : writeMenu(draft))
    return text === '' ? [] : [text]
  }
  const putAside = (texts: readonly string[], except: string) => {
    const others = [...new Set(texts)].filter((text) => text !== except)
    aside.say(others.slice(0, mostAside).join(divider) || null)
  }
  const load = (): MenuState => {
    const { menu } = readMenu(attempt(() => storage().getItem(storageNames.menu)) ?? '')
    const kept = menu && (menu.name || menu.parts.length > 0) ? createDraft(menu) : null
    sample = today.get()
    const draft = kept ?? sampleDraftOf(sample)
    return { draft, canUndo: false, isSample: !kept, aside: menuAside(draft)?.name }
  }
  const state = createStore(load, () => {
    const stop = today.subscribe(follow)
    follow()
    return stop
  })
  const change = (draft: MenuDraft, key?: string, isKept?: boolean) => {
    if (draft === state.get().draft) return
    if (!key || key !== lastKey) steps = [...steps.slice(1 - mostSteps), state.get().draft]
    lastKey = key
    show(draft, isKept)
  }
  return {
    get: state.get,
    subscribe: state.subscribe,
    /** Consecutive changes with the same key, such as the letters of one word, are one undo step. */
    change,
    /** Opens a menu from a link; the visitor's own is put aside, not lost. */
    open(menu: Menu) {
      putAside([...own(), ...textsAside()], writeMenu(menu))
      change(createDraft(menu))
    },
    /** Swaps the stored menu with the one put aside last. */
    resume() {
      const menu = menuAside(state.get().draft)
      if (!menu) return
      putAside([...textsAside(), ...own()], writeMenu(menu))
      change(createDraft(menu))
    },
    undo() {
      const before = steps.pop()
      lastKey = undefined
      if (!before) return
      putAside(textsAside(), writeMenu(before))
      show(before)
    },
    /**
     * Back to the sample, which can be undone. A visitor with a menu of their own does not change the shop by
     * it.
     */
    reset: () =>
      change(sampleDraftOf(state.get().isSample ? { ...sampleMenu, name: sample.name } : today.get())),
    /** The restaurant's own name is kept. */
    clear() {
      const { name } = today.get()
      change({ ...blankDraft(), name: name === sampleMenu.name ? '' : name }, undefined, false)
    },
  }
}

export const menuStore = createMenuStore(() => localStorage, sampleOfToday)
