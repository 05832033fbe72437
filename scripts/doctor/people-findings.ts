import { type PeopleFile, readPeople } from '#content/people.ts'
import type { Say } from '#scripts/owner/owner-words.ts'
import file from '#site/people.ts'
import type { Gap } from './finding.ts'

const examples = {
  people:
    '{ "name": "Maria Rossi", "role": { "it": "Titolare", "en": "Owner" }, "phone": "+39 0187 123456" }',
  about:
    '"about": { "it": "Siamo in due: dal 2011 scriviamo programmi per negozi.", "en": "There are two of us: since 2011 we have written programs for shops." }',
  replyDays: '"replyDays": 2',
  hours: '{ "days": ["mon", "tue", "wed", "thu", "fri"], "opens": "09:00", "closes": "13:00" }',
  area: '"area": { "it": "Genova e provincia", "en": "Genoa and around" }',
} as const

const rows = ['people', 'about', 'replyDays', 'hours', 'area'] as const

export function peopleFindings(say: Say, people: PeopleFile = readPeople(file)): readonly Gap[] {
  const isSaid = (value: PeopleFile[(typeof rows)[number]]) =>
    Array.isArray(value) ? value.length > 0 : Boolean(value)
  return rows
    .filter((row) => !isSaid(people[row]))
    .map((row) => ({
      group: 'should',
      file: 'site/people.json',
      row,
      example: examples[row],
      text: say(`doctor.people.${row}`),
    }))
}
