import file from '#content/people.json' with { type: 'json' }
import { type PeopleFile, readPeople } from '#content/people.ts'
import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import type { Gap } from './finding.ts'
import { peopleWords } from './people-words.ts'

const examples = {
  people:
    '{ "name": "Maria Rossi", "role": { "it": "Titolare", "en": "Owner" }, "phone": "+39 0187 123456" }',
  hours: '{ "days": ["mon", "tue", "wed", "thu", "fri"], "opens": "09:00", "closes": "13:00" }',
  area: '"area": { "it": "Genova e provincia", "en": "Genoa and around" }',
} as const

/** Who answers, when and where: what a buyer looks for and the file does not tell yet. */
export function peopleFindings(
  lang: OwnerLanguage,
  { people, hours, area }: PeopleFile = readPeople(file),
): readonly Gap[] {
  const gap = (row: keyof typeof examples): Gap => ({
    group: 'should',
    file: 'content/people.json',
    row,
    example: examples[row],
    text: peopleWords[lang][row],
  })
  return [
    ...(people.length === 0 ? [gap('people')] : []),
    ...(hours.length === 0 ? [gap('hours')] : []),
    ...(area ? [] : [gap('area')]),
  ]
}
