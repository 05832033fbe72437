import { expect, test } from 'vitest'
import type { PeopleFile } from '#content/people.ts'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import { peopleFindings } from './people-findings.ts'

const nobody: PeopleFile = { people: [], hours: [] }
const here = { it: 'Qui', en: 'Here' }
const anna = { name: 'Anna', role: { it: 'Titolare', en: 'Owner' } }

test.each<[Partial<PeopleFile>, string[]]>([
  [{}, ['people', 'about', 'replyDays', 'hours', 'area']],
  [{ people: [anna] }, ['about', 'replyDays', 'hours', 'area']],
  [{ hours: [{ days: ['mon'], opens: '09:00', closes: '10:00' }] }, ['people', 'about', 'replyDays', 'area']],
  [{ area: here, about: here }, ['people', 'replyDays', 'hours']],
  [{ replyDays: 1 }, ['people', 'about', 'hours', 'area']],
])('with %j reports %j', (set, rows) => {
  const found = peopleFindings(ownerWords.en, { ...nobody, ...set })
  expect(found.map(({ group, file, row }) => [group, file, row])).toEqual(
    rows.map((row) => ['should', 'site/people.json', row]),
  )
})

test('pasting every example resolves every finding, in both languages', () => {
  for (const lang of ['it', 'en'] as const) {
    const found = peopleFindings(ownerWords[lang], nobody)
    const example = (row: string) => found.find((gap) => gap.row === row)?.example ?? ''
    const file = { people: [JSON.parse(example('people'))], hours: [JSON.parse(example('hours'))] }
    const said = ['about', 'replyDays', 'area'].map(example).join(', ')
    expect(peopleFindings(ownerWords[lang], { ...file, ...JSON.parse(`{ ${said} }`) })).toEqual([])
  }
})
