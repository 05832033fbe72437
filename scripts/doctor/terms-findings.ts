import type { OfferingId } from '#content/offerings.ts'
import type { TermsRow } from '#content/terms.ts'
import type { Say } from '#scripts/owner/owner-words.ts'
import { contactSubjects } from '#shared/contact-subjects.ts'
import file from '#site/terms.ts'
import type { Gap } from './finding.ts'

const supportExample =
  '"supportChannel": { "it": "Al telefono.", "en": "By telephone." }, "supportHours": { "it": "Dal lunedì al venerdì, 9–18.", "en": "Monday to Friday, 9 to 6." }'

/** What buyers ask; one of `fields` answers it. */
const asked = [
  {
    name: 'price',
    group: 'should',
    fields: ['price'],
    example: '"price": { "monthly": 19.90, "from": true, "vat": "excluded" }',
  },
  { name: 'support', group: 'should', fields: ['supportChannel', 'supportHours'], example: supportExample },
  {
    name: 'data',
    group: 'should',
    fields: ['data'],
    example: '"data": { "it": "Su un server in Italia.", "en": "On a server in Italy." }',
  },
  {
    name: 'exit',
    group: 'should',
    fields: ['exit'],
    example: '"exit": { "it": "I tuoi dati in un file CSV.", "en": "Your data as a CSV file." }',
  },
  { name: 'setupDays', group: 'could', fields: ['setupDays'], example: '"setupDays": 5' },
  { name: 'leastMonths', group: 'could', fields: ['leastMonths'], example: '"leastMonths": 0' },
] as const satisfies readonly {
  name: string
  group: Gap['group']
  fields: readonly (keyof TermsRow)[]
  example: string
}[]

export function termsFindings(say: Say, rows: readonly TermsRow[] = file.terms): readonly Gap[] {
  return asked.flatMap(({ name, group, fields, example }) => {
    const isOpen = (id: OfferingId) => {
      const row = rows.find(({ offering }) => offering === id)
      return !row || fields.every((field) => row[field] === undefined)
    }
    const open = contactSubjects()
      .map(({ id }) => id)
      .filter(isOpen)
    const [first] = open
    if (!first) return []
    const hasRow = rows.some(({ offering }) => offering === first)
    return [
      {
        group,
        file: 'site/terms.json',
        row: open.length === contactSubjects().length ? say('doctor.terms.everything') : open.join(', '),
        example: hasRow ? example : `{ "offering": "${first}", ${example} }`,
        text: say(`doctor.terms.${name}`),
      },
    ]
  })
}
