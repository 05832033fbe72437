import { ownName } from '#app/demo-shop/own-name.ts'
import { changedSince, type Finished, finishedOn, withFinished } from './finished-dishes.ts'
import type { Menu } from './menu.ts'
import { createDraft, type MenuDraft, mapDishes } from './menu-draft.ts'
import { menuFault, writeMenu } from './menu-text.ts'
import { sampleCorrection, sampleMenu } from './sample.ts'
import { todaysMenu } from './todays-menu.ts'

export const sampleDraft: MenuDraft = correctedSample()

/** With the name and finished dishes of `sample`. */
export function sampleDraftOf(sample: Menu): MenuDraft {
  return named(withFinished(sampleDraft, finishedOn(sample)), sample.name)
}

/** Applies what the shop has changed in the sample between `before` and `now`. */
export function followSample(draft: MenuDraft, before: Menu, now: Menu): MenuDraft {
  return named(withFinished(draft, changedSince(finishedOn(before), finishedOn(now))), now.name)
}

function named(draft: MenuDraft, name: string): MenuDraft {
  return draft.name === name ? draft : { ...draft, name }
}

/** Finished dishes alone do not make it the visitor's own menu. */
export function isSampleDraft(draft: MenuDraft, sample: Menu): boolean {
  return writeMenu(withFinished(draft, finishedOn(sample))) === writeMenu(sample)
}

function correctedSample(): MenuDraft {
  return mapDishes(createDraft(sampleMenu), (dish) => [
    dish.name === sampleCorrection.dish ? { ...dish, was: sampleCorrection.before } : dish,
  ])
}

/** With the visitor's own name, and with the dishes that the shop has finished. */
export const sampleOfToday = {
  get(): Menu {
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
