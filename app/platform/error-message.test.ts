import { expect, test } from 'vitest'
import { errorMessage } from './error-message.ts'

const generic = ['Error', 'Generic Error']
const modelState = { '': ['Nome mancante', 'Messaggio vuoto'], name: ['Scrivi il nome'] }
const first = ['Dati', 'Nome mancante']
const fitting = { message: 'Dati', modelState }
const bad = { statusText: 'Bad', message: 'm' }
const oauth = { error: 'invalid_grant', error_description: 'Scaduto' }
const throwing = {
  get message(): string {
    throw new Error('hidden')
  },
}

const cases: [what: string, thing: unknown, expected: string[]][] = [
  ['row 1: in the body', { status: 422, error: fitting }, first],
  ['row 1: on the object', fitting, first],
  ['row 1: one text', { message: 'Dati', modelState: { '': 'Vuoto' } }, ['Dati', 'Vuoto']],
  ['row 1 before 2 and 3', { ...bad, error: { ...oauth, ...fitting } }, first],
  ['row 1 in the body before the object', { message: 'm', modelState: { '': 'm' }, error: fitting }, first],
  ['row 1 on the object before row 2 in the body', { ...fitting, error: oauth }, first],
  ['row 1 without the empty key', { message: 'Dati', modelState: { name: ['x'] } }, generic],
  ['row 1 with an empty list', { message: 'Dati', modelState: { '': [] } }, generic],
  ['row 1 without message', { modelState }, generic],
  ['row 1 with an empty message', { message: '', modelState }, generic],
  ['row 1: no text under the key', { message: 'Dati', modelState: { '': [{ a: 1 }] } }, generic],
  ['row 1 not fitting leaves row 3', { ...bad, error: { message: 'Dati', modelState: {} } }, ['Bad', 'm']],
  ['row 2: in the body', { error: oauth }, ['invalid_grant', 'Scaduto']],
  ['row 2: on the object', oauth, ['invalid_grant', 'Scaduto']],
  ['row 2 before 3', { ...bad, error: oauth }, ['invalid_grant', 'Scaduto']],
  ['row 2 without description', { error: { error: 'code' } }, generic],
  ['row 2: the code is no text', { error: { error: 7, error_description: 'why' } }, generic],
  ['row 3', { status: 500, statusText: 'Server Error', message: 'Failed' }, ['Server Error', 'Failed']],
  ['row 3 only on the object', { error: { statusText: 'Server Error', message: 'Failed' } }, generic],
  ['row 3 without status text (HTTP/2)', { status: 500, statusText: '', message: 'Failed' }, generic],
  ['row 3 without message', { statusText: 'Server Error' }, generic],
  ['row 3: a marked Error', Object.assign(new Error('No'), { statusText: 'Gone' }), ['Gone', 'No']],
  ['row 3: markup stays text', { statusText: '<b>', message: '<i>' }, ['<b>', '<i>']],
  ['row 4: an Error', new Error('secret path /srv'), generic],
  ['row 4: null', null, generic],
  ['row 4: undefined', undefined, generic],
  ['row 4: no prototype', Object.create(null), generic],
  ['row 4: a getter that throws', throwing, generic],
  ['row 4: a body that is a text', { error: '<html>' }, generic],
]

test.each(cases)('%s', (_, thing, [title, body]) => {
  expect(errorMessage(thing)).toEqual({ title, body })
})
