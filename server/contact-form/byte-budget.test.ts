import { expect, test } from 'vitest'
import { createByteBudget } from './byte-budget.ts'

const bounds = { bytes: 80, uploads: 8, uploadsEach: 3 }

test('nobody alone spends what is there for all', () => {
  const budget = createByteBudget(bounds)
  const first = budget.open({ who: 'a' })
  expect(first?.take(30)).toBe(true)
  expect(first?.take(1)).toBe(false)
  const second = budget.open({ who: 'a' })
  expect(second?.take(1)).toBe(false)
  first?.giveBack(10)
  expect(second?.take(10)).toBe(true)
  expect(budget.open({ who: 'a' })).toBeDefined()
  expect(budget.open({ who: 'a' })).toBeUndefined()
})

test('those who are many leave a quarter to the quiet ones, of bytes and of places', () => {
  const budget = createByteBudget(bounds)
  const many = ['a', 'b'].flatMap((who) => [1, 2, 3].map(() => budget.open({ who, isQuiet: false })))
  expect(many.map((upload) => upload?.take(10))).toEqual(Array(6).fill(true))
  expect(budget.open({ who: 'c', isQuiet: false })).toBeUndefined()
  const quiet = budget.open({ who: 'c' })
  expect(quiet?.take(20)).toBe(true)
  expect(quiet?.take(1)).toBe(false)
  expect(budget.open({ who: 'd' })).toBeDefined()
  expect(budget.open({ who: 'e' })).toBeUndefined()
})

test('what is closed is given back once, and takes no more', () => {
  const budget = createByteBudget(bounds)
  const upload = budget.open({ who: 'a' })
  upload?.take(30)
  upload?.close()
  upload?.close()
  expect(upload?.take(1)).toBe(false)
  expect(budget.state()).toEqual({ uploads: 0, bytes: 0, most: 80 })
})

test('a network is forgotten when its last upload is closed, not before', () => {
  const budget = createByteBudget(bounds)
  const uploads = [1, 2, 3].map(() => budget.open({ who: 'a' }))
  expect(uploads.map((upload) => upload?.isQuiet())).toEqual([false, false, false])
  uploads[0]?.close()
  const next = budget.open({ who: 'a' })
  expect(next?.isQuiet()).toBe(false)
  expect(budget.open({ who: 'a' })).toBeUndefined()
  for (const upload of [...uploads, next]) upload?.close()
  expect(budget.open({ who: 'a' })?.isQuiet()).toBe(true)
})

test('no more is given back than was taken', () => {
  const budget = createByteBudget(bounds)
  const upload = budget.open({ who: 'a' })
  upload?.take(10)
  upload?.giveBack(25)
  expect(budget.state()).toEqual({ uploads: 1, bytes: 0, most: 80 })
  upload?.close()
  upload?.giveBack(5)
  expect(budget.state()).toEqual({ uploads: 0, bytes: 0, most: 80 })
})

test('whoever comes as a quiet one and turns out to be many gives the quiet place back', () => {
  const budget = createByteBudget(bounds)
  const evicted: string[] = []
  for (const who of ['a', 'b']) {
    for (const _ of [1, 2, 3]) budget.open({ who, isQuiet: false })
  }
  const first = budget.open({ who: 'c', onEvicted: () => evicted.push('c') })
  budget.open({ who: 'd', onEvicted: () => evicted.push('d') })
  expect(budget.open({ who: 'e' })).toBeUndefined()
  expect(budget.open({ who: 'c' })).toBeUndefined()
  expect(evicted).toEqual(['c'])
  expect(first?.take(1)).toBe(false)
  expect(budget.open({ who: 'e' })).toBeDefined()
})
