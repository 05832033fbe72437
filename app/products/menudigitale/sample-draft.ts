import { changedSince, finishedOn, withFinished } from './finished-dishes.ts'
import type { Menu } from './menu.ts'
import { changeDish, createDraft, dishesOf, type MenuDraft } from './menu-draft.ts'
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
  return exceptFinished(draft) === exceptFinished(sample)
}

function exceptFinished(menu: Menu): string {
  const sections = menu.sections.map((section) => ({
    ...section,
    dishes: section.dishes.map((dish) => ({ ...dish, isSoldOut: false })),
  }))
  return writeMenu({ ...menu, sections })
}

function correctedSample(): MenuDraft {
  const draft = createDraft(sampleMenu)
  const dish = dishesOf(draft).find(({ name }) => name === sampleCorrection.dish)
  if (!dish) return draft
  const before = changeDish(draft, dish.id, { price: sampleCorrection.before })
  const sections = before.sections.map((section) => ({
    ...section,
    dishes: section.dishes.map((row) => (row.id === dish.id ? { ...row, was: undefined } : row)),
  }))
  return changeDish({ ...before, sections }, dish.id, { price: dish.price })
}
