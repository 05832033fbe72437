import { expect, test } from 'vitest'
import { markAll, unmark } from './marks.ts'
import { isRight, textFaults } from './placeholders.ts'

const words = markAll({
  'lawyers.hero.title': 'Termini',
  'cart.take_one': '{{what}} in più',
  'shell.brand': 'Easy',
})

test('a mark is invisible, and unmark returns its text and key; texts measured by letters have none', () => {
  expect(words['lawyers.hero.title']).toMatch(/^Termini[\u{e0001}-\u{e007e}]+$/u)
  expect(unmark(words['lawyers.hero.title'] ?? '')).toEqual({ text: 'Termini', keys: ['lawyers.hero.title'] })
  expect(unmark('Senza')).toEqual({ text: 'Senza', keys: [] })
  expect(words['shell.brand']).toBe('Easy')
})

test('unmark of a nested text returns both keys, the outermost last', () => {
  const whole = words['cart.take_one']?.replace('{{what}}', words['lawyers.hero.title'] ?? '') ?? ''
  expect(unmark(whole)).toEqual({ text: 'Termini in più', keys: ['lawyers.hero.title', 'cart.take_one'] })
})

const saved = 'Da {{price}} con {{brand}}'

test('textFaults accepts the placeholders in any order, and refuses blank text', () => {
  expect(isRight(textFaults('Con {{brand}} da {{price}}, {{brand}}', saved))).toBe(true)
  expect(isRight(textFaults(' ', 'Sì'))).toBe(false)
})

test('textFaults names lost and unknown placeholders', () => {
  expect(textFaults('Da {{prezzo}} con {{brand}}', saved)).toEqual({
    isEmpty: false,
    lost: ['{{price}}'],
    strange: ['{{prezzo}}'],
  })
})
