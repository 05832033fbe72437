import { expect, test } from 'vitest'
import type { ActInput } from '../acts.ts'
import { type History, untouched, withAct } from '../history.ts'
import { logEntries, mostEntries } from './log-entries.ts'

const load = (article: string): ActInput => ({ type: 'load', article, pieces: 1 })

function after(...inputs: ActInput[]): History {
  return inputs.reduce<History>((history, input, index) => {
    const next = withAct(history, { ...input, id: `${index}`, at: index })
    if (!next) throw new Error(`${input.type} is not possible.`)
    return next
  }, untouched)
}

const idsOf = (history: History) =>
  logEntries(history.happened).map((entry) => entry.map(({ act }) => act.id))

test('logEntries joins consecutive acts on one article, not on different ones', () => {
  expect(idsOf(after(load('cup'), load('cup'), load('moka'), load('cup')))).toEqual([
    ['3'],
    ['2'],
    ['0', '1'],
  ])
  expect(idsOf(after(load('cup'), { type: 'unload', article: 'cup', pieces: 1 }))).toEqual([['1'], ['0']])
})

test('logEntries returns the last five entries, newest first, the oldest complete', () => {
  const goods = ['cup', 'cup', 'moka', 'cup', 'moka', 'cup', 'moka']
  const entries = idsOf(after(...goods.map(load)))
  expect(entries).toHaveLength(mostEntries)
  expect(entries).toEqual([['6'], ['5'], ['4'], ['3'], ['2']])
  expect(idsOf(after(...goods.slice(0, 6).map(load))).at(-1)).toEqual(['0', '1'])
})
