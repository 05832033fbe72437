import { expect, test } from 'vitest'
import { createEventReader } from './event-lines.ts'

const stream = 'event: devices\ndata: 2\n\n:\n\ndata: cHJvbnRh\n\nevent: over\ndata: 1\n\n'
const events = [
  { name: 'devices', data: '2' },
  { name: 'message', data: 'cHJvbnRh' },
  { name: 'over', data: '1' },
]

test('events are read however the stream is split', () => {
  for (let size = 1; size <= stream.length; size++) {
    const read = createEventReader()
    const pieces = stream.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
    expect(pieces.flatMap(read)).toEqual(events)
  }
})

test('heartbeats, unknown fields and unfinished events are ignored', () => {
  const read = createEventReader()
  expect(read(':\n\nretry: 5\n\n\n\nnonsense\n\ndata:x\n\ndata: y')).toEqual([{ name: 'message', data: 'x' }])
  expect(createEventReader()('data: a\r\n\r\n')).toEqual([{ name: 'message', data: 'a' }])
})

test('an endless event is refused', () => {
  const read = createEventReader()
  expect(() => {
    for (let count = 0; count < 20; count++) read('x'.repeat(1_000))
  }).toThrow('too long')
})
