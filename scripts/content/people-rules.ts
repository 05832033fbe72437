import type { Hours, PeopleFile } from '#content/people.ts'
import type { Say } from '#scripts/owner/owner-words.ts'
import type { OwnImages } from './logo-rules.ts'
import type { Fault } from './schema-faults.ts'

/** Rules beyond the schema: missing pictures, hours that overlap or end before they begin. */
export function peopleRules({ people, hours }: PeopleFile, images: OwnImages, say: Say): Fault[] {
  const faults: Fault[] = []
  for (const [row, { picture }] of people.entries())
    if (picture && !images.has(picture.file)) {
      const text = say('check.noFile', { file: images.path(picture.file) })
      faults.push({ path: ['people', row, 'picture', 'file'], text })
    }
  for (const [row, span] of hours.entries()) {
    const first = hours.slice(0, row).findIndex((earlier) => isOverlapping(earlier, span))
    const at = (index: number, field: string) => ['hours', index, field]
    if (span.closes <= span.opens)
      faults.push({ path: at(row, 'closes'), text: `${span.closes}: ${say('check.hours.order')}` })
    else if (first >= 0)
      faults.push({ path: at(row, 'opens'), text: say('check.hours.overlap'), earlier: at(first, 'opens') })
  }
  return faults
}

function isOverlapping(one: Hours, other: Hours): boolean {
  return (
    one.days.some((day) => other.days.includes(day)) && one.opens < other.closes && other.opens < one.closes
  )
}
