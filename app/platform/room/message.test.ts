import { expect, test } from 'vitest'
import { createReplayFilter, type Message, readMessage } from './message.ts'

const good: Message = {
  id: 'message-1',
  from: 'device-1',
  at: 1_700_000_000_000,
  kind: 'act',
  body: { a: [1] },
}

test('readMessage returns the known fields only', () => {
  expect(readMessage(JSON.stringify({ ...good, extra: true, __proto__: { x: 1 } }))).toEqual(good)
  expect(readMessage(JSON.stringify({ ...good, body: undefined }))).toEqual({ ...good, body: undefined })
})

const changes = [
  { id: '' },
  { id: 'a'.repeat(37) },
  { id: 7 },
  { from: null },
  { at: '1' },
  { at: 1.5 },
  { kind: 'format' },
  { kind: 'toString' },
]

test.each(['{', '[]', 'null', '7', ...changes.map((change) => JSON.stringify({ ...good, ...change }))])(
  'readMessage refuses %s',
  (text) => {
    expect(readMessage(text)).toBeNull()
  },
)

test('the replay filter passes each message once, not one’s own, none older than an hour', () => {
  const now = good.at
  const isNew = createReplayFilter('own-device', () => now)
  expect([good, good, { ...good, id: 'message-2' }].map(isNew)).toEqual([true, false, true])
  expect(isNew({ ...good, id: 'message-3', from: 'own-device' })).toBe(false)
  const hour = 60 * 60_000
  const at = (age: number) => isNew({ ...good, id: `aged-${age}`, at: now - age })
  expect([at(hour), at(hour + 1), at(-hour), at(-hour - 1)]).toEqual([true, false, true, false])
})
