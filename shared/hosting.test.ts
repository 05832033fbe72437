import { expect, test } from 'vitest'
import { knownHosts } from './hosting.ts'

const site = {
  'privacy.host': 'Server Uno',
  'privacy.host.country': 'US',
  'privacy.host.safeguard': 'clauses',
}
const mail = {
  'privacy.mail': 'Server Uno',
  'privacy.mail.country': 'US',
  'privacy.mail.safeguard': 'clauses',
}
const keysOf = (settings: Readonly<Record<string, string>>) =>
  knownHosts((key) => settings[key] ?? '').map(({ keys }) => keys)

test('one company for site and mail is listed once', () => {
  expect(keysOf(Object.assign({}, site, mail))).toEqual([['privacy.host', 'privacy.mail']])
})

test.each([
  ['of another name', { 'privacy.mail': 'Posta Due' }],
  ['in another country', { 'privacy.mail.country': 'CH' }],
  ['with another safeguard', { 'privacy.mail.safeguard': 'adequacy' }],
])('a company for mail %s is listed separately', (_, other) => {
  expect(keysOf(Object.assign({}, site, mail, other))).toEqual([['privacy.host'], ['privacy.mail']])
})

test('companies that are not set are left out', () => {
  expect(keysOf({})).toEqual([])
  expect(keysOf(site)).toEqual([['privacy.host']])
  expect(keysOf(mail)).toEqual([['privacy.mail']])
})
