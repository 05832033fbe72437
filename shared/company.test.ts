import { expect, test } from 'vitest'
import { controllerKeys, isFormClosed, rowsFor } from './company.ts'
import { knownHosts } from './hosting.ts'
import { isThisMachine } from './this-machine.ts'

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

test.each([
  ['http://127.0.0.1:3000', true],
  ['http://localhost/menu', true],
  ['http://[::1]:80', true],
  ['smtp://localhost:25', true],
  ['http://192.168.1.20:3000', false],
  ['https://localhost.example', false],
  ['https://www.example.it', false],
  ['postgres://db.example.it/site', false],
])('%s is this machine: %s', (url, is) => {
  expect(isThisMachine(url)).toBe(is)
})

const site = { 'privacy.host': 'Uno', 'privacy.host.country': 'US', 'privacy.host.safeguard': 'clauses' }
const mail = { 'privacy.mail': 'Uno', 'privacy.mail.country': 'US', 'privacy.mail.safeguard': 'clauses' }
const keysOf = (settings: Readonly<Record<string, string>>) =>
  knownHosts((key) => settings[key] ?? '').map(({ keys }) => keys)

const separate = [['privacy.host'], ['privacy.mail']]

test.each([
  ['the same', {}, [['privacy.host', 'privacy.mail']]],
  ['of another name', { 'privacy.mail': 'Posta Due' }, separate],
  ['in another country', { 'privacy.mail.country': 'CH' }, separate],
  ['with another safeguard', { 'privacy.mail.safeguard': 'adequacy' }, separate],
  ['in a country that is not told', { 'privacy.mail.country': '' }, [['privacy.host']]],
])('a company for mail %s is listed with its data', (_, other, keys) => {
  expect(keysOf(Object.assign({}, site, mail, other))).toEqual(keys)
})
