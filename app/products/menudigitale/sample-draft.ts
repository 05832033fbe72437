import type { Menu } from './menu.ts'
import { changeDish, createDraft, dishesOf, type MenuDraft } from './menu-draft.ts'
import { writeMenu } from './menu-text.ts'
import { sampleCorrection, sampleMenu } from './sample.ts'

/** The worked example, with its correction in red pencil. */
export const sampleDraft: MenuDraft = correctedSample()

/** The worked example with the name and the finished dishes of a sample menu. */
export function sampleDraftOf(sample: Menu): MenuDraft {
  return changed(sampleDraft, sample.name, finishedOf(sample))
}

/** A draft of the sample, with what has changed of it from one hour to another. */
export function followSample(draft: MenuDraft, before: Menu, now: Menu): MenuDraft {
  const [was, is] = [finishedOf(before), finishedOf(now)]
  const own = finishedOf(draft)
  const next = own.map((isFinished, index) => (was[index] === is[index] ? isFinished : Boolean(is[index])))
  return changed(draft, now.name, next)
}

/** Whether a draft says what the sample says; which dishes are finished for today makes no menu of one's own. */
export function isSampleDraft(draft: MenuDraft, sample: Menu): boolean {
  return exceptFinished(draft) === exceptFinished(sample)
}

function exceptFinished(menu: Menu): string {
  const parts = menu.parts.map((part) => ({
    ...part,
    dishes: part.dishes.map((dish) => ({ ...dish, isSoldOut: false })),
  }))
  return writeMenu({ ...menu, parts })
}

function finishedOf({ parts }: Menu): boolean[] {
  return parts.flatMap((part) => part.dishes.map(({ isSoldOut = false }) => isSoldOut))
}

function changed(draft: MenuDraft, name: string, finished: readonly boolean[]): MenuDraft {
  const isSame = finishedOf(draft).every((isFinished, index) => isFinished === finished[index])
  if (isSame && draft.name === name) return draft
  let index = 0
  const parts = draft.parts.map((part) => ({
    ...part,
    dishes: part.dishes.map((dish) => {
      const isSoldOut = Boolean(finished[index++])
      return isSoldOut === Boolean(dish.isSoldOut) ? dish : { ...dish, isSoldOut }
    }),
  }))
  return { ...draft, name, parts }
}

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
