import { attempt } from '#app/platform/attempt.ts'
import { createStore, useStore } from '#app/platform/create-store.ts'
import { createKeptText } from '#app/platform/session-value.ts'
import { storageNames } from '#content/storage-names.ts'
import { changedSince, finishedOn, withFinished } from './finished-dishes.ts'
import { type Dish, type Menu, menuText } from './menu.ts'
import {
  blankDraft,
  changeDish,
  createDraft,
  dishesOf,
  type FormerPrice,
  type MenuDraft,
} from './menu-draft.ts'
import { readMenu, writeMenu } from './menu-text.ts'
import { sampleMenu } from './sample.ts'
import { followSample, isSampleDraft, named, sampleOfToday } from './sample-draft.ts'

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
  const history = createHistory()
  const aside = createAside(storage)
  const kept = keptMenu(storage)
  const sample = createSample(today)

  /** The shop has changed the sample: every step of the undo history that is still the sample follows. */
  const follow = () => {
    const now = state.get()
    const asToday = sample.catchUp()
    if (!asToday) return
    history.replace(asToday)
    state.set({ ...now, draft: asToday(now.draft) })
  }
  const show = (draft: MenuDraft, isKept = true) => {
    const text = writeMenu(draft)
    const isSample = sample.matches(draft)
    // An empty menu replaces the stored one only once it has content.
    if (isKept && text !== '') kept.write(isSample ? null : text)
    state.set({ draft, canUndo: history.hasSteps(), isSample, aside: aside.last(draft)?.name })
    if (isSample) sample.tell(draft)
  }
  /** The stored menu, even while an empty one is shown. */
  const own = () => {
    const { draft, isSample } = state.get()
    return kept.read() ?? (isSample ? '' : writeMenu(draft))
  }
  const load = (): MenuState => {
    const written = kept.draft()
    const asToday = sample.catchUp()
    const draft = written ? (asToday?.(written) ?? written) : sample.draft()
    return { draft, canUndo: false, isSample: !written, aside: aside.last(draft)?.name }
  }
  const state = createStore(load, () => {
    const stop = today.subscribe(follow)
    follow()
    return stop
  })
  const change = (draft: MenuDraft, key?: string, isKept?: boolean) => {
    if (draft === state.get().draft) return
    history.add(state.get().draft, key)
    show(draft, isKept)
  }
  return {
    get: state.get,
    subscribe: state.subscribe,
    /** Consecutive changes with the same key, such as the letters of one word, are one undo step. */
    change,
    /** Opens a menu from a link; the visitor's own is put aside, not lost. */
    open(menu: Menu) {
      aside.put([own(), ...aside.texts()], menu)
      change(createDraft(menu))
    },
    /** Swaps the stored menu with the one put aside last. */
    resume() {
      const menu = aside.last(state.get().draft)
      if (!menu) return
      aside.put([...aside.texts(), own()], menu)
      change(createDraft(menu))
    },
    undo() {
      const before = history.back()
      if (!before) return
      aside.put(aside.texts(), before)
      show(before)
    },
    /**
     * Back to the sample, which can be undone. A visitor with a menu of their own does not change the shop by
     * it.
     */
    reset: () => change(sample.anew(state.get().isSample)),
    /** The restaurant's own name is kept. */
    clear: () => change(sample.blank(), undefined, false),
  }
}

/** The shop's sample, as last read by this store. */
function createSample(today: typeof sampleOfToday) {
  let seen = sampleMenu
  return {
    draft: () => seen,
    matches: (draft: MenuDraft) => isSampleDraft(draft, seen),
    /** If the shop changed the sample, gives a function that updates drafts that began as the sample. */
    catchUp() {
      const before = seen
      const now = today.get()
      seen = now
      return now === before ? undefined : (draft: MenuDraft) => followSample(draft, before, now)
    },
    /** Marks dishes finished in a draft as finished in the shop. */
    tell(draft: MenuDraft) {
      const changed = changedSince(finishedOn(seen), finishedOn(draft))
      if (changed.size === 0) return
      seen = withFinished(seen, changed)
      today.finish(changed)
    },
    anew: (isSample: boolean) => (isSample ? named(sampleMenu, seen.name) : today.get()),
    blank(): MenuDraft {
      const { name } = today.get()
      return { ...blankDraft(), name: name === sampleMenu.name ? '' : name }
    },
  }
}

/** Consecutive changes with the same key, such as the letters of one word, are one step. */
function createHistory() {
  let steps: MenuDraft[] = []
  let lastKey: string | undefined
  return {
    hasSteps: () => steps.length > 0,
    add(before: MenuDraft, key?: string) {
      if (!key || key !== lastKey) steps = [...steps.slice(1 - mostSteps), before]
      lastKey = key
    },
    back() {
      lastKey = undefined
      return steps.pop()
    },
    replace(change: (step: MenuDraft) => MenuDraft) {
      steps = steps.map(change)
    },
  }
}

/** The visitor's menus replaced by a link's, as texts, newest first. */
function createAside(storage: () => Storage) {
  const kept = createKeptText(storage, storageNames.menusAside, (text) => text)
  const texts = () => kept.get()?.split(divider) ?? []
  return {
    texts,
    /** Other than the one that is shown. */
    last(shown: Menu): Menu | undefined {
      // Writing a menu checks each of its texts, which would slow hydration.
      if (texts().length === 0) return undefined
      const now = writeMenu(shown)
      return texts().flatMap((text) => (text === now ? [] : (readMenu(text).menu ?? [])))[0]
    },
    put(next: readonly string[], shown: Menu) {
      const now = writeMenu(shown)
      const others = [...new Set(next)].filter((text) => text !== '' && text !== now)
      kept.say(others.slice(0, mostAside).join(divider) || null)
    },
  }
}

/** Where storage is full or forbidden the menu is kept in memory only. */
function keptMenu(storage: () => Storage) {
  const read = () => attempt(() => storage().getItem(storageNames.menu))
  return {
    read,
    /** Null for an empty menu. */
    draft() {
      const { menu } = readMenu(read() ?? '')
      return menu && (menu.name || menu.sections.length > 0) ? createDraft(menu) : null
    },
    write: (text: string | null) =>
      attempt(() => {
        if (text === null) storage().removeItem(storageNames.menu)
        else storage().setItem(storageNames.menu, text)
      }),
  }
}

export const menuStore = createMenuStore(() => localStorage, sampleOfToday)

export function correctDish(id: number, correction: Partial<Dish>, key?: string, before?: FormerPrice) {
  menuStore.change(changeDish(menuStore.get().draft, id, correction, before), key)
}

const prerendered: MenuState = { draft: sampleMenu, canUndo: false, isSample: true }

/** The sample during hydration. */
export function useMenuDraft(): MenuState {
  return useStore(menuStore, prerendered)
}

/** The first dishes with a name, as many as the sample has; the sample while there is none. */
export function beginningOf(draft: MenuDraft): MenuDraft {
  const dishes = dishesOf(draft).filter(({ name }) => menuText(name, 'it'))
  const first = new Set(dishes.slice(0, dishesOf(sampleMenu).length))
  if (first.size === 0) return sampleMenu
  const sections = draft.sections.map((section) => ({
    ...section,
    dishes: section.dishes.filter((dish) => first.has(dish)),
  }))
  return { ...draft, sections: sections.filter((section) => section.dishes.length > 0) }
}
