import { expect, test } from 'vitest'
import { createHouses, room } from '#server/fixtures/rooms.ts'

const full = { code: 'room-full', wait: 10 }

test('what is said at one process is heard at all, once each', () => {
  const { houses } = createHouses(3)
  const readers = houses.map((house) => house.join().reader)
  houses[1]?.say('pronta')
  expect(readers.map((reader) => reader.said())).toEqual([['pronta'], ['pronta'], ['pronta']])
})

test('who comes back to another process is told what came meanwhile', () => {
  const { houses } = createHouses(2)
  const first = houses[0]?.join().reader
  houses[0]?.say('a')
  houses[1]?.say('b')
  expect(houses[1]?.join({ lastId: first?.ids()[0] }).reader.said()).toEqual(['b'])
})

test('four devices are all, wherever they are, and everybody knows how many there are', () => {
  const { houses } = createHouses(2)
  const here = houses[0]?.join().reader
  for (let count = 0; count < 3; count++) houses[1]?.join()
  expect(here?.counts()).toEqual([1, 2, 3, 4])
  expect(houses.map((house) => house.join().refusal)).toEqual([full, full])
})

test('a process that is killed takes its devices with it, within three heartbeats', () => {
  const { clock, houses } = createHouses(2)
  const here = houses[0]?.join().reader
  houses[1]?.join()
  houses[1]?.kill()
  for (let beats = 0; beats < 3; beats++) {
    clock.now += 10_000
    houses[0]?.rooms.beat()
  }
  expect(here?.counts()).toEqual([1, 2])
  clock.now += 10_000
  houses[0]?.rooms.beat()
  expect(here?.counts()).toEqual([1, 2, 1])
})

test('a device of a dead process takes its own place at another one', () => {
  const { houses } = createHouses(2)
  for (const device of ['a', 'b']) houses[0]?.join({ device })
  for (const device of ['c', 'd']) houses[1]?.join({ device })
  houses[1]?.kill()
  expect(houses[0]?.join({ device: 'e' }).refusal).toEqual(full)
  const back = houses[0]?.join({ device: 'c' })
  expect([back?.refusal, back?.reader.counts()]).toEqual([undefined, [4]])
})

test('a process that comes later knows who is there', async () => {
  const { houses, start } = createHouses(1)
  for (let count = 0; count < 4; count++) houses[0]?.join()
  const later = start()
  await expect.poll(() => later.join().refusal).toEqual(full)
})

test('a room that is over is over everywhere', () => {
  const { clock, houses } = createHouses(2)
  houses[0]?.join()
  clock.now += 1
  const there = houses[1]?.join().reader
  clock.now += 30 * 60_000 - 1
  houses[0]?.rooms.beat()
  expect(there?.seen).toMatchObject({ ends: 1, text: expect.stringContaining('event: over') })
  expect(houses[1]?.join().refusal).toEqual({ code: 'room-over', wait: 0 })
})

test('the limit of a minute counts what is said everywhere', () => {
  const { houses } = createHouses(2)
  for (let count = 0; count < 60; count++) expect(houses[count % 2]?.say('a')).toBeUndefined()
  expect(houses.map((house) => house.say('a'))).toEqual(Array(2).fill({ code: 'room-often', wait: 60 }))
})

test('what is no text of ours is passed over', () => {
  const { houses, shout } = createHouses(2)
  const here = houses[0]?.join()
  const odd = ['', ' ', 'x', 'x message', `x devices ${room} `, `x devices ${room} ,.,`, 'x over', '\n\n']
  const wrong = [
    ...odd,
    'x message a b c',
    `x message ${room} i `,
    `x message ${room} i a\nb`,
    `x over ${room}s\n`,
  ]
  for (const text of wrong) shout(text)
  expect(here?.reader.seen.text.replaceAll('event: devices\ndata: 1\n\n', '')).toBe('')
  expect(houses[0]?.rooms.figures().rooms).toBe(1)
})
