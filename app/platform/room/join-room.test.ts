import { expect, test } from 'vitest'
import { type Message, readMessage } from './join-room.ts'

const good: Message = {
  at: 1_700_000_000_000,
  kind: 'act',
  body: { a: [1] },
}

test('readMessage returns the known fields only', () => {
  expect(readMessage(JSON.stringify({ ...good, extra: true, __proto__: { x: 1 } }))).toEqual(good)
  expect(readMessage(JSON.stringify({ ...good, body: undefined }))).toEqual({ ...good, body: undefined })
})

const changes = [{ at: '1' }, { at: 1.5 }, { kind: 'format' }, { kind: 'toString' }]

test.each(['{', '[]', 'null', '7', ...changes.map((change) => JSON.stringify({ ...good, ...change }))])(
  'readMessage refuses %s',
  (text) => {
    expect(readMessage(text)).toBeNull()
  },
)
