import { expect, test } from 'vitest'
import {
  addDish,
  addSections,
  createDraft,
  type MenuDraft,
  otherText,
  removeDish,
  withOtherText,
  withText,
} from './menu-draft.ts'
import { sampleMenu } from './sample.ts'

const draft = createDraft(sampleMenu)
const ids = (of: MenuDraft) => of.sections.map(({ id, dishes }) => [id, ...dishes.map((dish) => dish.id)])

test('every row has an id of its own, which stays; dishes and sections are added at the end', () => {
  expect(ids(draft)).toEqual([
    [1, 2, 3],
    [4, 5, 6],
    [7, 8],
  ])
  const more = addDish(draft, 1)
  expect([more.id, ids(more.draft)[0]]).toEqual([9, [1, 2, 3, 9]])
  expect(ids(removeDish(draft, 5))[1]).toEqual([4, 6])
  expect(ids(addSections(draft, [{ name: 'Vini', dishes: [] }]).draft)[3]).toEqual([9])
  expect(ids(addDish({ name: '', sections: [] }).draft)).toEqual([[1, 2]])
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
