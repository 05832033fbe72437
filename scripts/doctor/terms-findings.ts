import { contactSubjects, type OfferingId } from '#content/offerings.ts'
import type { TermsRow } from '#content/terms.ts'
import type { Say } from '#scripts/owner/owner-words.ts'
import file from '#site/terms.ts'
import type { Gap } from './finding.ts'

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
    if (open.length === 0) return []
    const isEvery = open.length === contactSubjects().length
    return [
      {
        group,
        file: 'site/terms.json',
        row: isEvery ? say('doctor.terms.everything') : open.join(', '),
        text: say(`doctor.terms.${name}`),
      },
    ]
  })
}
