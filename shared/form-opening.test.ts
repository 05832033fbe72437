import { expect, test } from 'vitest'
import { rowsFor } from './company-rows.ts'
import { controllerKeys, isFormClosed } from './form-opening.ts'

const publicSite = 'https://www.example.it'
const toldBut = (missing?: string) => (key: string) => (key === missing ? '' : 'x')

test.each(controllerKeys)('on a public origin the form is closed without %s', (key) => {
  expect(isFormClosed(publicSite, toldBut(key))).toBe(true)
})

test('is open with complete company data, and always on this machine', () => {
  expect(isFormClosed(publicSite, toldBut())).toBe(false)
  expect(isFormClosed('http://127.0.0.1:3000', () => '')).toBe(false)
})

test('the doctor requires these four settings of every kind of company', () => {
  const musts = rowsFor('must', undefined).map(({ key }) => key)
  expect(musts).toEqual(expect.arrayContaining([...controllerKeys]))
})
