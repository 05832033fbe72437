import { expect, test } from 'vitest'
import { readOrNull } from './readers.ts'
import { sampleShop } from './sample-shop.ts'
import { readShop } from './shop.ts'

const times = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value)
const names = (count: number) => Object.fromEntries(times(count, 1).map((one, index) => [`a${index}`, one]))

const article = { id: 'a', code: 'c', quantity: 1, threshold: 1, cost: 1, price: 1, prior: 1 }
const dish = { id: 'd', course: 'first', isFinished: true }
const line = { dish: 'd', count: 1, note: 'garlic', done: true }
const course = { id: 'first', lines: [line] }
const ticket = { id: 't', table: 1, came: 0, covers: 1, courses: [course], status: 'new', since: 0 }
const delivery = {
  id: 'e',
  lines: [{ dish: 'd', count: 1 }],
  ordered: 0,
  promised: 0,
  road: 1,
  left: 0,
  arrived: 0,
}
const shop = {
  articles: [article],
  dishes: [dish],
  tickets: [ticket],
  basket: { a: 1 },
  deliveries: [delivery],
}

/** A copy of the shop whose value at the path is another. */
function withValue(path: string, value: unknown): unknown {
  const copy = structuredClone(shop)
  const names = path.split('.')
  const last = names.pop() ?? ''
  const place = names.reduce<object>((at, name) => Reflect.get(at, name), copy)
  Reflect.set(place, last, value)
  return copy
}

test('all that a shop may have is read', () => {
  expect([shop, sampleShop].map(readShop)).toEqual([shop, sampleShop])
})

test.each<[path: string, most: unknown, tooMuch: unknown, tooLittle?: unknown]>([
  ['articles', times(60, article), times(61, article)],
  ['articles.0.id', 'x'.repeat(60), 'x'.repeat(61), ''],
  ['articles.0.code', 'x'.repeat(20), 'x'.repeat(21), ''],
  ['articles.0.quantity', 9999, 10_000, -1],
  ['articles.0.cost', 9_999_999, 10_000_000, -1],
  ['dishes', times(60, dish), times(61, dish)],
  ['dishes.0.isFinished', false, 'yes'],
  ['tickets', times(12, ticket), times(13, ticket)],
  ['tickets.0.table', 99, 100, 0],
  ['tickets.0.covers', 99, 100, 0],
  ['tickets.0.came', Number.MAX_SAFE_INTEGER, 1.5, -1],
  ['tickets.0.courses', times(3, course), times(4, course)],
  ['tickets.0.courses.0.lines', times(20, line), times(21, line)],
  ['tickets.0.courses.0.lines.0.count', 99, 100, 0],
  ['basket', names(60), names(61)],
  ['deliveries', times(9, delivery), times(10, delivery)],
  ['deliveries.0.lines', times(6, { dish: 'd', count: 99 }), times(7, { dish: 'd', count: 1 })],
  ['deliveries.0.lines.0.count', 99, 100, 0],
  ['deliveries.0.road', 90, 91, 0],
])('%s is read up to its bound, and a shop beyond it is not', (path, most, ...beyond) => {
  const largest = withValue(path, most)
  expect(readShop(largest)).toEqual(largest)
  expect(beyond.map((value) => readOrNull(readShop, withValue(path, value)))).toEqual(beyond.map(() => null))
})
