import { expect, test } from 'vitest'
import { isRight, textFaults } from './placeholders.ts'

const saved = 'Da {{price}} con {{brand}}'

test('textFaults accepts the placeholders in any order', () => {
  expect(isRight(textFaults('Con {{brand}} da {{price}}, {{brand}}', saved))).toBe(true)
})

test('textFaults names lost and unknown placeholders', () => {
  expect(textFaults('Da {{prezzo}} con {{brand}}', saved)).toEqual({
    isEmpty: false,
    lost: ['{{price}}'],
    strange: ['{{prezzo}}'],
  })
})

test('textFaults refuses blank text', () => {
  expect(isRight(textFaults(' ', 'Sì'))).toBe(false)
})
