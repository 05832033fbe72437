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
/** So many menus are kept beside the one that is written. */
const mostAside = 10
/** Between menus that are kept together; no text of a menu has it. */
const divider = '\u001e'

/** `aside` is what the menu is called that comes back next, of those that were put aside for one from a link. */
export type MenuState = { draft: MenuDraft; canUndo: boolean; isSample: boolean; aside?: string | undefined }

/**
 * The menu that the visitor writes, shared by the sections of the page and kept in the browser until it is cleared. A
 * browser that refuses storage only forgets it. Until something is written it is the sample as it stands today: its name and
 * its finished dishes are the shop's, and whatever is finished on it is finished there.
 */
export function createMenuStore(storage: () => Storage, today: typeof sampleOfToday) {
  let steps: MenuDraft[] = []
  let lastKey: string | undefined
  const aside = createKeptText(storage, storageNames.menusAside, (text) => text)
  let sample: Menu = sampleMenu

  /** The sample has another name, or other dishes are finished: so it stands in every step that is one. */
  const follow = () => {
    const now = state.get()
    const before = sample
    sample = today.get()
    const asToday = (step: MenuDraft) =>
      isSampleDraft(step, before) ? followSample(step, before, sample) : step
    steps = steps.map(asToday)
    if (now.isSample) state.set({ ...now, draft: asToday(now.draft) })
  }
  const show = (draft: MenuDraft, isKept = true) => {
    const text = writeMenu(draft)
    const isSample = isSampleDraft(draft, sample)
    // A blank sheet takes the place of what was kept only when something is written on it.
    if (isKept && text !== '') keep(isSample ? null : text)
    state.set({ draft, canUndo: steps.length > 0, isSample, aside: menusAside(text)[0]?.name })
    if (isSample) tell(draft)
  }
  const tell = (draft: MenuDraft) => {
    const changed = changedSince(finishedOn(sample), finishedOn(draft))
    if (changed.size === 0) return
    sample = withFinished(sample, changed)
    today.finish(changed)
  }
  const keep = (text: string | null) => {
    try {
      if (text === null) storage().removeItem(storageNames.menu)
      else storage().setItem(storageNames.menu, text)
    } catch {
      // Full or forbidden: the menu lives as long as the page.
    }
  }
  const textsAside = () => aside.get()?.split(divider) ?? []
  const menusAside = (now: string) =>
    textsAside().flatMap((text) => (text === now ? [] : (readMenu(text).menu ?? [])))
  /** What is kept, whatever stands in the editor: a blank sheet has not taken its place. */
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
    return { draft, canUndo: false, isSample: !kept, aside: menusAside(writeMenu(draft))[0]?.name }
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
    /** Changes with the same key, one after the other, are one step to undo: the letters of one word, say. */
    change,
    /** A menu from a link: one that the visitor has kept is put aside, and nothing of it is lost. */
    open(menu: Menu) {
      putAside([...own(), ...textsAside()], writeMenu(menu))
      change(createDraft(menu))
    },
    /** The menu that was put aside last comes back; the one that is kept now goes behind the others. */
    resume() {
      const [menu] = menusAside(writeMenu(state.get().draft))
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
    /** Back to the worked example, or to a blank sheet; both can be undone. Who had written a menu of their own changes nothing in the shop. */
    reset: () =>
      change(sampleDraftOf(state.get().isSample ? { ...sampleMenu, name: sample.name } : today.get())),
    /** The name that the visitor has said stays on the blank sheet. */
    clear() {
      const { name } = today.get()
      change({ ...blankDraft(), name: name === sampleMenu.name ? '' : name }, undefined, false)
    },
  }
}

export const menuStore = createMenuStore(() => localStorage, sampleOfToday)

function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
