import { expect, test } from 'vitest'
import { changesTold, differences } from './differences.ts'

const files = (value: object) => new Map([['clients.json', JSON.stringify(value)]])
const bar = { id: 'bar', name: 'Bar' }
const blue = { ...bar, name: 'Bar Blu' }
const forno = { id: 'forno', name: 'Forno' }
const lido = { id: 'lido', name: 'Lido' }
const gone = { before: bar, after: undefined }

test.each([
  ['a changed row', [bar], [blue], [{ before: bar, after: blue }]],
  ['a new row', [bar], [bar, forno], [{ after: forno }]],
  ['a removed row', [bar, forno], [forno], [gone]],
  ['a row moved down', [bar, forno, lido], [forno, lido, bar], [{ before: bar, after: bar }]],
  ['a row moved up', [bar, forno, lido], [lido, bar, forno], [{ before: lido, after: lido }]],
  ['a move beside a removal', [bar, forno, lido], [lido, forno], [gone, { before: forno, after: forno }]],
  ['fewer of equal rows', [bar, bar, bar], [bar], [{ before: bar, after: bar }]],
  ['nothing', [bar], [bar], []],
])('%s', (_, before, after, expected) => {
  const found = differences(files({ clients: before }), files({ clients: after }))
  expect(found).toEqual(expected.map((one) => ({ file: 'clients.json', list: 'clients', ...one })))
})

test('a changed text is named by its key', () => {
  const words = (text: string) => new Map([['i18n/it.json', JSON.stringify({ 'home.title': text })]])
  expect(differences(words('Prima'), words('Dopo'))).toEqual([
    { file: 'i18n/it.json', list: 'home.title', before: 'Prima', after: 'Dopo' },
  ])
})

test('a row moved at the desk is one change; a file put back is told by its rows', () => {
  const change = { file: 'clients.json', path: ['clients', 0] }
  const moved = [{ before: bar }, { after: bar }].map((part) => ({ ...change, ...part }))
  expect(changesTold(moved)).toEqual([{ file: 'clients.json', list: 'clients', before: bar, after: bar }])
  const [before, after] = [[bar], [bar, forno]].map((clients) => JSON.stringify({ clients }))
  expect(changesTold([{ file: 'clients.json', path: [], before, after }])).toEqual([
    { file: 'clients.json', list: 'clients', after: forno },
  ])
})
