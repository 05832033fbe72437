import { expect, test } from 'vitest'
import { createHouse, otherRoom } from '#server/fixtures/rooms.ts'

const minute = 60_000

test('a fifth device is refused until one has left', () => {
  const { rooms, join } = createHouse()
  const [first] = [1, 2, 3, 4].map(() => join())
  expect(join().refusal).toEqual({ code: 'room-full', wait: 10 })
  first?.leave()
  expect(rooms.figures().devices).toBe(3)
  expect(join().refusal).toBeUndefined()
  expect(join().refusal?.code).toBe('room-full')
})

test('a device that comes back takes its own place, and its dead connection is cut', () => {
  const { rooms, join } = createHouse()
  const dead = join({ device: 'phone' })
  for (const device of ['a', 'b', 'c']) join({ device })
  const back = join({ device: 'phone' })
  expect([dead.reader.seen.cuts, back.reader.counts()]).toEqual([1, [4]])
  dead.leave()
  expect(rooms.figures().devices).toBe(4)
  expect(join({ device: 'd' }).refusal?.code).toBe('room-full')
})

test('after half an hour a room is over, for those inside and for those who come', () => {
  const { clock, rooms, join, say } = createHouse()
  const { reader, leave } = join()
  clock.now += 30 * minute - 1
  rooms.beat()
  expect(reader.seen).toMatchObject({ ends: 0, text: expect.stringMatching(/^:$/m) })
  clock.now += 1
  rooms.beat()
  leave()
  expect(reader.seen).toMatchObject({ ends: 1, text: expect.stringContaining('event: over\ndata: 1\n\n') })
  expect([join().refusal, say('a')]).toEqual(Array(2).fill({ code: 'room-over', wait: 0 }))
  expect(rooms.figures()).toMatchObject({ rooms: 0, bytes: 0, devices: 0 })
  clock.now += 30 * minute
  rooms.beat()
  expect(join().refusal).toBeUndefined()
})

test('only who comes in opens a room, which is kept for two minutes after all have left', () => {
  const { clock, rooms, join, say } = createHouse()
  expect([say('a'), rooms.figures().rooms]).toEqual([{ code: 'room-closed', wait: 0 }, 0])
  const first = join()
  clock.now += 10 * minute
  rooms.beat()
  first.leave()
  clock.now += 2 * minute - 1
  rooms.beat()
  expect([rooms.figures().rooms, say('a')]).toEqual([1, undefined])
  join().leave()
  clock.now += 2 * minute
  rooms.beat()
  expect(rooms.figures()).toMatchObject({ rooms: 0, devices: 0, bytes: 0 })
})

test('where all rooms are taken, the one that has been empty for longest gives way', () => {
  const { clock, rooms, join, say } = createHouse({ rooms: 3 })
  const all = [0, 1, 2].map((index) => join({ room: otherRoom(index) }))
  expect(join().refusal).toEqual({ code: 'room-busy', wait: 30 })
  for (const index of [2, 0]) {
    clock.now += 1
    all[index]?.leave()
  }
  expect(join().refusal).toBeUndefined()
  expect(rooms.figures().rooms).toBe(3)
  const codes = [0, 1, 2].map((index) => say('a', otherRoom(index))?.code)
  expect(codes).toEqual([undefined, undefined, 'room-closed'])
})

test('a room takes sixty messages a minute', () => {
  const { clock, join, say } = createHouse()
  join()
  for (const _ of ['first', 'second']) {
    for (let count = 0; count < 60; count++) expect(say('a')).toBeUndefined()
    expect(say('a')).toEqual({ code: 'room-often', wait: 60 })
    clock.now += minute - 1
    expect(say('a')).toEqual({ code: 'room-often', wait: 1 })
    clock.now += 1
  }
})

test('who leaves more than 16 KB unread is cut, and the others are told', () => {
  const { rooms, join, say } = createHouse()
  const [slow, other] = [join(), join()]
  slow.reader.seen.waiting = 16_384
  say('a')
  expect([slow.reader.seen.cuts, rooms.figures().bytes]).toEqual([0, 16_384])
  slow.reader.seen.waiting++
  say('b')
  expect([slow.reader.seen.cuts, other.reader.seen.cuts]).toEqual([1, 0])
  slow.leave()
  expect(other.reader.said()).toEqual(['a', 'b'])
  expect(other.reader.counts()).toEqual([2, 1])
})

test('streams are bounded', () => {
  const { join } = createHouse({ streams: 2 })
  const [first] = [join(), join({ room: otherRoom(1) })]
  expect(join().refusal).toEqual({ code: 'room-busy', wait: 30 })
  first?.leave()
  expect(join().refusal).toBeUndefined()
})
