import { expect, test } from 'vitest'
import { markAll, unmark } from './marks.ts'

const words = markAll({
  'lawyers.hero.title': 'Termini',
  'cart.take_one': '{{what}} in più',
  'shell.brand': 'Easy',
})

test('a mark is invisible, and unmark returns its text and key', () => {
  expect(words['lawyers.hero.title']).toMatch(/^Termini[\u{e0001}-\u{e007e}]+$/u)
  expect(unmark(words['lawyers.hero.title'] ?? '')).toEqual({ text: 'Termini', keys: ['lawyers.hero.title'] })
  expect(unmark('Senza')).toEqual({ text: 'Senza', keys: [] })
})

test('unmark of a nested text returns both keys, the outermost last', () => {
  const whole = words['cart.take_one']?.replace('{{what}}', words['lawyers.hero.title'] ?? '')
  expect(unmark(whole ?? '')).toEqual({
    text: 'Termini in più',
    keys: ['lawyers.hero.title', 'cart.take_one'],
  })
})

test('texts measured by letters have no mark', () => {
  expect(words['shell.brand']).toBe('Easy')
})
