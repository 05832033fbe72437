import { expect, test } from 'vitest'
import { isRight, textFaults } from './placeholders.ts'

const saved = 'Da {{price}} con {{brand}}'

test('a text keeps each placeholder, in any order', () => {
  expect(isRight(textFaults('Con {{brand}} da {{price}}, {{brand}}', saved))).toBe(true)
})

test('what is lost and what the site cannot fill in are named', () => {
  expect(textFaults('Da {{prezzo}} con {{brand}}', saved)).toEqual({
    isEmpty: false,
    lost: ['{{price}}'],
    strange: ['{{prezzo}}'],
  })
})

test('spaces alone are no text', () => {
  expect(isRight(textFaults(' ', 'Sì'))).toBe(false)
})
