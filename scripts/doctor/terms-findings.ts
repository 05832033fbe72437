import type { OfferingId } from '#content/offerings.ts'
import schema from '#content/terms.schema.json' with { type: 'json' }
import type { TermsRow } from '#content/terms.ts'
import type { Say } from '#scripts/owner/owner-words.ts'
import { contactSubjects } from '#shared/contact-subjects.ts'
import file from '#site/terms.ts'
import type { Gap } from './finding.ts'

const exampleRow: TermsRow | undefined = schema.$defs.row.examples[0]

/** What buyers ask; one of `fields` answers it. */
const asked = [
  { name: 'price', group: 'should', fields: ['price'] },
  { name: 'support', group: 'should', fields: ['supportChannel', 'supportHours'] },
  { name: 'data', group: 'should', fields: ['data'] },
  { name: 'exit', group: 'should', fields: ['exit'] },
  { name: 'setupDays', group: 'could', fields: ['setupDays'] },
  { name: 'leastMonths', group: 'could', fields: ['leastMonths'] },
] as const satisfies readonly {
  name: string
  group: Gap['group']
  fields: readonly (keyof TermsRow)[]
}[]

export function termsFindings(say: Say, rows: readonly TermsRow[] = file.terms): readonly Gap[] {
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
    const example = Object.entries(exampleRow ?? {})
      .filter(([name]) => fields.some((field) => field === name))
      .map(([name, value]) => `"${name}": ${JSON.stringify(value)}`)
      .join(', ')
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
