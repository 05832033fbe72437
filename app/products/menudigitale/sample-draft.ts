import { changedSince, finishedOn, withFinished } from './finished-dishes.ts'
import type { Menu } from './menu.ts'
import { createDraft, type MenuDraft, mapDishes } from './menu-draft.ts'
import { writeMenu } from './menu-text.ts'
import { sampleCorrection, sampleMenu } from './sample.ts'

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
