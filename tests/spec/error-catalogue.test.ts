// Specification §8, row by row; how the rows are looked for is spelt out in the product decisions.
import { expect, test } from 'vitest'
import { errorMessage } from '#shared/error-message.ts'

const modelState = { '': ['Il primo', 'Il secondo'], name: ['Il nome'] }

test.each<[row: string, thing: unknown, title: string, body: string]>([
  ['message and model state', { message: 'Dati', modelState }, 'Dati', 'Il primo'],
  [
    'message and model state, answered',
    { status: 422, error: { message: 'Dati', modelState } },
    'Dati',
    'Il primo',
  ],
  [
    'code and description',
    { error: 'invalid_grant', error_description: 'Scaduto' },
    'invalid_grant',
    'Scaduto',
  ],
  ['code and description, answered', { error: { error: 'c', error_description: 'd' } }, 'c', 'd'],
  ['status text and message', { statusText: 'Not Found', message: 'Manca' }, 'Not Found', 'Manca'],
  ['anything else', { status: 500 }, 'Error', 'Generic Error'],
  ['a thrown Error', new Error('internal'), 'Error', 'Generic Error'],
  ['null', null, 'Error', 'Generic Error'],
  ['a text', 'boom', 'Error', 'Generic Error'],
])('%s', (_, thing, title, body) => {
  expect(errorMessage(thing)).toEqual({ title, body })
})

test('the rows count in their order', () => {
  const third = { statusText: 'Bad Request', message: 'Tre' }
  const second = { ...third, error: { error: 'due', error_description: 'Due' } }
  const first = { ...third, error: { ...second.error, message: 'uno', modelState } }
  expect([first, second, third].map((thing) => errorMessage(thing).title)).toEqual([
    'uno',
    'due',
    'Bad Request',
  ])
})
