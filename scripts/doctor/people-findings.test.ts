import { expect, test } from 'vitest'
import type { PeopleFile } from '#content/people.ts'
import { peopleFindings } from './people-findings.ts'

const nobody: PeopleFile = { people: [], hours: [] }
const anna = { name: 'Anna', role: { it: 'Titolare', en: 'Owner' } }

test.each<[Partial<PeopleFile>, string[]]>([
  [{}, ['people', 'hours', 'area']],
  [{ people: [anna] }, ['hours', 'area']],
  [{ hours: [{ days: ['mon'], opens: '09:00', closes: '10:00' }] }, ['people', 'area']],
  [{ area: { it: 'Qui', en: 'Here' } }, ['people', 'hours']],
])('of %j the doctor misses %j, which a buyer looks for', (set, rows) => {
  const found = peopleFindings('en', { ...nobody, ...set })
  expect(found.map(({ group, file, row }) => [group, file, row])).toEqual(
    rows.map((row) => ['should', 'content/people.json', row]),
  )
})

test('who pastes every example lacks nothing, in both languages', () => {
  for (const lang of ['it', 'en'] as const) {
    const found = peopleFindings(lang, nobody)
    const example = (row: string) => found.find((gap) => gap.row === row)?.example ?? ''
    const file = { people: [JSON.parse(example('people'))], hours: [JSON.parse(example('hours'))] }
    expect(peopleFindings(lang, { ...file, ...JSON.parse(`{ ${example('area')} }`) })).toEqual([])
  }
})
