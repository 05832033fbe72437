import { expect, test } from 'vitest'
import { longestName } from '#app/demo-shop/own-name.ts'
import { readOrNull } from '#app/demo-shop/readers.ts'
import { sampleShop } from '#app/demo-shop/sample-shop.ts'
import { createSecret } from '#app/platform/room/cipher.ts'
import {
  type FromPhone,
  mostTickets,
  phoneAddress,
  phoneState,
  readPhoneAddress,
  readPhoneState,
} from './phone-state.ts'

const from = (id: string, change: Partial<FromPhone> = {}): FromPhone => ({
  id,
  table: 4,
  lines: [{ dish: 'trofie', count: 2 }],
  isTaken: true,
  ...change,
})

test('phoneState has the ticket’s status, served once removed, refused if never accepted', () => {
  const sent = [from('t7'), from('t3'), from('t12'), from('gone'), from('never', { isTaken: false })]
  const { tickets, finished } = phoneState(sampleShop, sent)
  expect(tickets.map(({ status }) => status)).toEqual(['new', 'cooking', 'ready', 'served', 'refused'])
  expect(finished).toEqual(['anchovies'])
})

test('phoneState has the shop’s name, while there is one', () => {
  const named = (name?: string) =>
    readOrNull(readPhoneState, JSON.parse(JSON.stringify(phoneState(sampleShop, [], name))))
  expect(named('Osteria Verdi')?.name).toBe('Osteria Verdi')
  expect(named()).not.toHaveProperty('name', expect.anything())
  expect(named('x'.repeat(81))).toBeNull()
})

test('the largest state is read again and fits into an encrypted message', () => {
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
  const lines = Array.from({ length: 20 }, () => ({ dish: 'bruschetta', count: 99 }))
  const sent = Array.from({ length: 20 }, () => from(id, { table: 99, lines }))
  const dishes = sampleShop.dishes.map((dish) => ({ ...dish, isFinished: true }))
  const state = phoneState({ ...sampleShop, dishes }, sent, '😀'.repeat(longestName))
  expect(state.tickets).toHaveLength(mostTickets)
  expect(readOrNull(readPhoneState, JSON.parse(JSON.stringify(state)))).toEqual(state)
  expect(JSON.stringify(state).length + 200).toBeLessThan(4_096)
})

test.each([
  {},
  { finished: [7], tickets: [] },
  { finished: [], tickets: Array(7).fill({ id: 'a', table: 1, status: 'new', lines: [] }) },
  { finished: [], tickets: [{ id: 'a', table: 1, status: '__proto__', lines: [] }] },
])('readPhoneState refuses %j', (value) => {
  expect(readOrNull(readPhoneState, value)).toBeNull()
})

test('an address has its secret in its fragment only, and is read again', () => {
  const secret = createSecret()
  const address = new URL(phoneAddress('https://www.example.it', { lang: 'it' }, secret))
  expect(address.origin + address.pathname + address.search).toBe('https://www.example.it/it/phone')
  expect(readPhoneAddress(address.hash)).toBe(secret)
  expect(readPhoneAddress(`${address.hash.slice(1)}).`)).toBe(secret)
})

test.each(['', '#waiter.short', `#cook.${'a'.repeat(22)}`, `#waiter.${'a'.repeat(23)}`])(
  'readPhoneAddress(%s) is null',
  (fragment) => {
    expect(readPhoneAddress(fragment)).toBeNull()
  },
)
