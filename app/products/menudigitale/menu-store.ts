import { demoShop } from '#app/demo-shop/demo-shop.ts'
import { ownName } from '#app/demo-shop/own-name.ts'
import { isOut, type Shop } from '#app/demo-shop/shop.ts'
import { attempt } from '#app/platform/attempt.ts'
import { createStore, useStore } from '#app/platform/create-store.ts'
import { textFault } from '#app/platform/text-fault.ts'
import { storageNames } from '#content/storage-names.ts'
import { type Dish, menuText } from './menu.ts'
import { blankDraft, changeDish, createDraft, dishesOf, type MenuDraft, mapDishes } from './menu-draft.ts'
import { readMenu, writeMenu } from './menu-text.ts'
import { sampleMenu } from './sample.ts'

export type MenuState = { draft: MenuDraft; isSample: boolean }

/**
 * The visitor's menu, kept in the browser's storage, or only in memory where storage is refused. Until they
 * write one it is the sample.
 */
export function createMenuStore(storage: () => Storage) {
  let held: MenuDraft | null | undefined
  const own = () => {
    if (held === undefined) held = readKept(storage)
    return held
  }
  const read = (): MenuState => {
    const draft = own()
    return { draft: withOwnName(draft ?? sampleIn(demoShop.get())), isSample: !draft }
  }
  const refresh = () => state.set(read())
  const state = createStore(read, () => {
    refresh()
    const stops = [demoShop.subscribe(refresh), ownName.subscribe(refresh)]
    return () => {
      for (const stop of stops) stop()
    }
  })
  const show = (draft: MenuDraft | null) => {
    held = draft
    refresh()
  }
  const change = (draft: MenuDraft | null) => {
    keep(storage, draft)
    show(draft)
  }
  return {
    get: state.get,
    subscribe: state.subscribe,
    change: (draft: MenuDraft) => change(draft),
    /** Gives the way back to the menu as it is now. */
    snapshot() {
      const before = own()
      return () => change(before)
    },
    /** A menu without dishes, with the visitor's name if there is one. */
    clear() {
      const { name } = state.get().draft
      change({ ...blankDraft(), name: name === sampleMenu.name ? '' : name })
    },
    /** Back to the sample. */
    reset: () => change(null),
  }
}

/** The shop's ids of the sample's dishes, by Italian name. */
const shopDishes: ReadonlyMap<string, string> = new Map([
  ['Bruschetta', 'bruschetta'],
  ['Acciughe fritte', 'anchovies'],
  ['Trofie al pesto', 'trofie'],
  ['Pansoti alle noci', 'pansoti'],
  ['Crostata di fichi', 'tart'],
])

/** The sample menu with the dishes that the shop has finished. */
function sampleIn(shop: Pick<Shop, 'dishes'>): MenuDraft {
  return mapDishes(sampleMenu, ({ isSoldOut: _, ...dish }) => {
    const id = shopDishes.get(menuText(dish.name, 'it')) ?? ''
    return [isOut(shop, id) ? { ...dish, isSoldOut: true } : dish]
  })
}

/** Everywhere in place of the sample's name, if menus may carry it. */
function withOwnName(draft: MenuDraft): MenuDraft {
  const name = ownName.get()
  return name && !textFault(name) && draft.name === sampleMenu.name ? { ...draft, name } : draft
}

/** Null where there is none, and for an empty or unreadable one. */
function readKept(storage: () => Storage): MenuDraft | null {
  const text = attempt(() => storage().getItem(storageNames.menu))
  const { menu } = readMenu(text ?? '')
  return menu && (menu.name || menu.sections.length > 0) ? createDraft(menu) : null
}

function keep(storage: () => Storage, own: MenuDraft | null) {
  attempt(() => {
    if (own) storage().setItem(storageNames.menu, writeMenu(own))
    else storage().removeItem(storageNames.menu)
  })
}

export const menuStore = createMenuStore(() => localStorage)

export function correctDish(id: number, correction: Partial<Dish>) {
  menuStore.change(changeDish(menuStore.get().draft, id, correction))
}

const prerendered: MenuState = { draft: sampleMenu, isSample: true }

/** The sample during hydration. */
export function useMenuDraft(): MenuState {
  return useStore(menuStore, prerendered)
}

/** While a dish of the sample is left, even if its price was changed. */
export function hasSampleDish(draft: MenuDraft): boolean {
  const names = new Set(dishesOf(sampleMenu).map(({ name }) => menuText(name, 'it')))
  return dishesOf(draft).some(({ name }) => names.has(menuText(name, 'it')))
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
