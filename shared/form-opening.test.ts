import { expect, test } from 'vitest'
import { rowsFor } from './company-rows.ts'
import { controllerKeys, isFormClosed } from './form-opening.ts'

const publicSite = 'https://www.example.it'
const toldBut = (missing?: string) => (key: string) => (key === missing ? '' : 'x')

test.each(controllerKeys)('on a public address the form is closed without %s', (key) => {
  expect(isFormClosed(publicSite, toldBut(key))).toBe(true)
})

test('it is open with a whole controller, and on this machine whatever is missing', () => {
  expect(isFormClosed(publicSite, toldBut())).toBe(false)
  expect(isFormClosed('http://127.0.0.1:3000', () => '')).toBe(false)
})

test('what else is missing closes nothing', () => {
  expect(isFormClosed(publicSite, toldBut('company.phone'))).toBe(false)
})

test('the doctor calls each of the four a must, whatever the owner’s business is', () => {
  const musts = rowsFor('must', undefined).map(({ key }) => key)
  expect(musts).toEqual(expect.arrayContaining([...controllerKeys]))
})
