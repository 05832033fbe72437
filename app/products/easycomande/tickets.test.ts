import { expect, test } from 'vitest'
import { sampleDishes, sampleShop } from '#app/demo-shop/sample-shop.ts'
import { type Dish, isOut } from '#app/demo-shop/shop.ts'
import { coursesOf, dishCount, noteDish } from './tickets.ts'

const bruschetta: Dish = { id: 'bruschetta', course: 'first', price: 600 }
const trofie: Dish = { id: 'trofie', course: 'second', price: 1200 }

test('sample tickets have distinct tables and dishes of the menu', () => {
  const { tickets } = sampleShop
  expect(new Set(tickets.map(({ table }) => table)).size).toBe(tickets.length)
  const ordered = tickets.flatMap(({ courses }) =>
    courses.flatMap(({ lines }) => lines.map(({ dish }) => dish)),
  )
  expect(ordered.length).toBeGreaterThan(6)
  expect(ordered.filter((dish) => isOut(sampleShop, dish))).toEqual([])
  expect(ordered.filter((dish) => !sampleDishes.some(({ id }) => id === dish))).toEqual([])
})

test('coursesOf groups noted dishes by course', () => {
  const pad = noteDish(noteDish(noteDish({}, 'trofie', 1), 'bruschetta', 1), 'bruschetta', 1)
  const first = { id: 'first', lines: [{ dish: 'bruschetta', count: 2 }] }
  const parts = coursesOf(pad, [bruschetta, trofie])
  expect(parts).toEqual([first, { id: 'second', lines: [{ dish: 'trofie', count: 1 }] }])
  expect(dishCount(parts)).toBe(3)
  expect(coursesOf(pad, [bruschetta, { ...trofie, isFinished: true }])).toEqual([first])
})

test('noteDish removes a dish at zero and stops at 99', () => {
  expect(noteDish(noteDish({}, 'trofie', 1), 'trofie', -1)).toEqual({})
  expect(noteDish({}, 'trofie', -1)).toEqual({})
  expect(noteDish({ trofie: 99 }, 'trofie', 1)).toEqual({ trofie: 99 })
})
