import { expect, test } from 'vitest'
import { menuText } from './menu.ts'
import {
  addDish,
  addSections,
  createDraft,
  dishesOf,
  type MenuDraft,
  otherText,
  removeDish,
  withOtherText,
  withText,
} from './menu-draft.ts'
import { sampleMenu } from './sample.ts'

const draft = createDraft(sampleMenu)
const names = (of: MenuDraft) =>
  of.sections.map((section) => section.dishes.map((dish) => menuText(dish.name, 'it')[0]))
const idOf = (letter: string) =>
  dishesOf(draft).find(({ name }) => menuText(name, 'it').startsWith(letter))?.id ?? 0

test('every row has a unique, stable id', () => {
  const ids = [...draft.sections, ...dishesOf(draft)].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const { draft: more, id } = addDish(draft, draft.sections[0]?.id)
  expect(ids).not.toContain(id)
  expect(dishesOf(more).map((dish) => dish.id)).toEqual([
    ...dishesOf(draft)
      .slice(0, 2)
      .map((dish) => dish.id),
    id,
    ...dishesOf(draft)
      .slice(2)
      .map((dish) => dish.id),
  ])
})

test('removeDish removes one dish; addDish makes a section where there is none', () => {
  expect(names(removeDish(draft, idOf('T')))).toEqual([['B', 'A'], ['P'], ['C']])
  const { draft: first } = addDish({ name: '', sections: [] })
  expect(first.sections).toHaveLength(1)
  expect(addSections(draft, [{ name: 'Vini', dishes: [] }]).draft.sections).toHaveLength(4)
})

test('withText sets the page’s language, withOtherText the translation', () => {
  expect(withText('Focaccia', 'en', 'Flatbread')).toBe('Flatbread')
  expect(withText({ it: 'Primi', en: 'Starters' }, 'en', 'First courses')).toEqual({
    it: 'Primi',
    en: 'First courses',
  })
  expect(withOtherText('Primi', 'it', 'First courses')).toEqual({ it: 'Primi', en: 'First courses' })
  expect(withOtherText({ it: 'Primi', en: 'First courses' }, 'it', '')).toBe('Primi')
  expect(otherText({ it: 'Primi', en: 'First courses' }, 'it')).toBe('First courses')
  expect(otherText('Primi', 'it')).toBe('')
})
