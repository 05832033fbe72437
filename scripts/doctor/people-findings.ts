import file from '#content/people.json' with { type: 'json' }
import { type PeopleFile, readPeople } from '#content/people.ts'
import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import type { Gap } from './finding.ts'
import { peopleWords } from './people-words.ts'

const examples = {
  people:
    '{ "name": "Maria Rossi", "role": { "it": "Titolare", "en": "Owner" }, "phone": "+39 0187 123456" }',
  hours: '{ "days": ["mon", "tue", "wed", "thu", "fri"], "opens": "09:00", "closes": "13:00" }',
  about:
    '"about": { "it": "Siamo in due: dal 2011 scriviamo programmi per negozi.", "en": "There are two of us: since 2011 we have written programs for shops." }',
  replyDays: '"replyDays": 2',
  area: '"area": { "it": "Genova e provincia", "en": "Genoa and around" }',
} as const

/** Who answers, how soon, when and where: what a buyer looks for and the file does not tell yet. */
export function peopleFindings(
  lang: OwnerLanguage,
  { people, hours, about, replyDays, area }: PeopleFile = readPeople(file),
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
    ...(about ? [] : [gap('about')]),
    ...(replyDays ? [] : [gap('replyDays')]),
    ...(hours.length === 0 ? [gap('hours')] : []),
    ...(area ? [] : [gap('area')]),
  ]
}
