import { expect, test } from 'vitest'
import { differences } from './differences.ts'

const files = (value: object) => new Map([['clients.json', JSON.stringify(value)]])
const bar = { id: 'bar', name: 'Bar' }
const forno = { id: 'forno', name: 'Forno' }
const lido = { id: 'lido', name: 'Lido' }

test.each([
  [
    'a changed row',
    [bar],
    [{ ...bar, name: 'Bar Blu' }],
    [{ name: 'bar', before: bar, after: { ...bar, name: 'Bar Blu' } }],
  ],
  ['a new row', [bar], [bar, forno], [{ name: 'forno', after: forno }]],
  ['a removed row', [bar, forno], [forno], [{ name: 'bar', before: bar, after: undefined }]],
  ['a row moved down', [bar, forno, lido], [forno, lido, bar], [{ name: 'bar', before: bar, after: bar }]],
  ['a row moved up', [bar, forno, lido], [lido, bar, forno], [{ name: 'lido', before: lido, after: lido }]],
  [
    'a move beside a removal',
    [bar, forno, lido],
    [lido, forno],
    [
      { name: 'bar', before: bar, after: undefined },
      { name: 'forno', before: forno, after: forno },
    ],
  ],
  ['fewer of equal rows', [bar, bar, bar], [bar], [{ name: 'bar', before: bar, after: bar }]],
  ['nothing', [bar], [bar], []],
])('%s', (_, before, after, expected) => {
  const found = differences(files({ clients: before }), files({ clients: after }))
  expect(found).toEqual(expected.map((one) => ({ file: 'clients.json', list: 'clients', ...one })))
})

test('a changed text is named by its key', () => {
  const words = (text: string) => new Map([['i18n/it.json', JSON.stringify({ 'home.title': text })]])
  expect(differences(words('Prima'), words('Dopo'))).toEqual([
    { file: 'i18n/it.json', list: 'home.title', name: 'home.title', before: 'Prima', after: 'Dopo' },
  ])
})
