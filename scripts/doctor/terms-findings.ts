import type { OfferingId } from '#content/offerings.ts'
import file from '#content/terms.json' with { type: 'json' }
import type { TermsRow } from '#content/terms.ts'
import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import { contactSubjects } from '#shared/contact-subjects.ts'
import type { Gap } from './finding.ts'
import { type AskedName, termsWords } from './terms-words.ts'

/** What a buyer asks before buying, each with the fields of a row of which one is enough. */
const asked = [
  { name: 'price', group: 'should', fields: ['price'] },
  { name: 'support', group: 'should', fields: ['supportChannel', 'supportHours'] },
  { name: 'data', group: 'should', fields: ['data'] },
  { name: 'exit', group: 'should', fields: ['exit'] },
  { name: 'setupDays', group: 'could', fields: ['setupDays'] },
  { name: 'leastMonths', group: 'could', fields: ['leastMonths'] },
] as const satisfies readonly {
  name: AskedName
  group: Gap['group']
  fields: readonly (keyof TermsRow)[]
}[]

/** What the owner has not said of prices and terms: one gap for each question, with the products that leave it open. */
export function termsFindings(lang: OwnerLanguage, rows: readonly TermsRow[] = file.terms): readonly Gap[] {
  return asked.flatMap(({ name, group, fields }) => {
    const isOpen = (id: OfferingId) => {
      const row = rows.find(({ offering }) => offering === id)
      return !row || fields.every((field) => row[field] === undefined)
    }
    const open = contactSubjects()
      .map(({ id }) => id)
      .filter(isOpen)
    const [first] = open
    if (!first) return []
    const { everything, questions } = termsWords[lang]
    const { text, example } = questions[name]
    const hasRow = rows.some(({ offering }) => offering === first)
    return [
      {
        group,
        file: 'content/terms.json',
        row: open.length === contactSubjects().length ? everything : open.join(', '),
        example: hasRow ? example : `{ "offering": "${first}", ${example} }`,
        text,
      },
    ]
  })
}
