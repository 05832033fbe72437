import { expect, test } from 'vitest'
import { menuText } from './menu.ts'
import {
  addDish,
  addSections,
  changeDish,
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

test('a changed price keeps the former one until it is restored', () => {
  const price = (of: MenuDraft) => dishesOf(of).find(({ id }) => id === idOf('T'))
  const once = changeDish(draft, idOf('T'), { price: 1300 })
  expect(price(once)).toMatchObject({ price: 1300, was: 1200 })
  const twice = changeDish(once, idOf('T'), { price: 1400 }, price(draft))
  expect(price(twice)).toMatchObject({ price: 1400, was: 1200 })
  const later = changeDish(twice, idOf('T'), { price: 1500 })
  expect(price(later)).toMatchObject({ price: 1500, was: 1400 })
  expect(price(changeDish(later, idOf('T'), { price: 1400 }, price(twice)))?.was).toBe(1200)
  expect(price(changeDish(twice, idOf('T'), { price: 1200 }))?.was).toBeUndefined()
  expect(price(changeDish(once, idOf('T'), { isSoldOut: true }))?.was).toBe(1200)
})

test('a first price has no former one', () => {
  const { draft: blank, id } = addDish(draft)
  const row = (of: MenuDraft) => dishesOf(of).find((dish) => dish.id === id)
  let typed = blank
  for (const cents of [900, 950]) typed = changeDish(typed, id, { price: cents }, row(blank))
  expect(row(typed)).toMatchObject({ price: 950, was: undefined })
  const emptied = changeDish(typed, id, { price: 0 }, row(typed))
  expect(row(changeDish(emptied, id, { price: 800 }, row(emptied)))).toMatchObject({ price: 800, was: 950 })
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
