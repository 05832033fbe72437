import { ownName } from '#app/demo-shop/own-name.ts'
import { shopTouched } from '#app/demo-shop/shop-touched.ts'
import { createStore } from '#app/platform/create-store.ts'
import { changedSince, type Finished, finishedOn, withFinished } from './finished-dishes.ts'
import type { Menu } from './menu.ts'
import type { MenuDraft } from './menu-draft.ts'
import { menuFault, writeMenu } from './menu-text.ts'
import { sampleMenu } from './sample.ts'

/**
 * Applies what the shop has changed in the sample between `before` and `now`. A menu of the visitor's own
 * takes the name only, unless it has another.
 */
export function followSample(draft: MenuDraft, before: Menu, now: Menu): MenuDraft {
  const next = draft.name === before.name ? named(draft, now.name) : draft
  if (!isSampleDraft(draft, before)) return next
  return withFinished(next, changedSince(finishedOn(before), finishedOn(now)))
}

export function named(draft: MenuDraft, name: string): MenuDraft {
  return draft.name === name ? draft : { ...draft, name }
}

/** Finished dishes alone do not make it the visitor's own menu. */
export function isSampleDraft(draft: MenuDraft, sample: Menu): boolean {
  return writeMenu(withFinished(draft, finishedOn(sample))) === writeMenu(sample)
}

let isFollowing = false

/** The sample menu with the dishes that the shop has finished. */
const todaysMenu = createStore(
  () => sampleMenu,
  () => {
    follow()
    return shopTouched.subscribe(follow)
  },
)

/** Loads the shop's rules once the shop is touched, or was earlier; until then the sample is right. */
async function follow() {
  if (isFollowing || !shopTouched.get()) return
  isFollowing = true
  try {
    const { demoShop } = await import('#app/demo-shop/demo-shop.ts')
    const tell = () => {
      const dishes = demoShop.get().dishes.map(({ id, isFinished = false }) => [id, isFinished] as const)
      todaysMenu.set(withFinished(sampleMenu, new Map(dishes)))
    }
    // One update for several dishes finished at once.
    demoShop.subscribe(() => queueMicrotask(tell))
    tell()
  } catch (error) {
    console.error(error)
  }
}

/** With the visitor's own name, and with the dishes that the shop has finished. */
export const sampleOfToday = {
  get(): MenuDraft {
    const menu = todaysMenu.get()
    const name = ownName.get()
    if (name === null) return menu
    const own = { ...menu, name }
    // A name that menus may not carry is used elsewhere only.
    return menuFault(own) ? menu : own
  },
  subscribe(listener: () => void) {
    const stops = [todaysMenu.subscribe(listener), ownName.subscribe(listener)]
    return () => {
      for (const stop of stops) stop()
    }
  },
  /** Shown at once; the shop's rules load with the first dish. */
  finish(dishes: Finished) {
    todaysMenu.set(withFinished(todaysMenu.get(), dishes))
    import('#app/demo-shop/demo-shop.ts').then(
      ({ demoShop }) => {
        for (const [dish, isFinished] of dishes)
          demoShop.act(isFinished ? { type: 'finish', dish } : { type: 'bringBack', dish })
      },
      (error: unknown) => console.error(error),
    )
  },
}
