import { expect, test } from 'vitest'
import { contactFields, hiddenFields } from './contact-fields.ts'
import { todaysName, withFormerNames } from './former-names.ts'

test.each([
  ['reach', 'emailOrPhone'],
  ['answer', 'answerLanguage'],
  ['page', 'pageLanguage'],
  ['form', 'addressForm'],
  ['emailOrPhone', 'emailOrPhone'],
  ['name', 'name'],
  ['anything', 'anything'],
])('%s is %s today', (name, today) => {
  expect(todaysName(name)).toBe(today)
})

test('no field has a name that another had', () => {
  const names = [...contactFields, ...hiddenFields].map(({ name }) => name)
  expect(names.filter((name) => todaysName(name) !== name)).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})

test('an older page finds values under the names that it knows', () => {
  expect(withFormerNames({ '': 'a', name: 'b', emailOrPhone: 'c' })).toEqual({
    '': 'a',
    name: 'b',
    emailOrPhone: 'c',
    reach: 'c',
  })
})
