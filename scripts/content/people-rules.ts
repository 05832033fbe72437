import type { Hours, PeopleFile } from '#content/people.ts'
import type { Say } from '#scripts/owner/owner-words.ts'
import type { OwnImages } from './logo-rules.ts'
import type { Fault } from './schema-faults.ts'

/** Rules beyond the schema: missing pictures, hours that overlap or end before they begin. */
export function peopleRules({ people, hours }: PeopleFile, images: OwnImages, say: Say): Fault[] {
  return [
    ...people.flatMap(({ picture }, row) =>
      picture && !images.has(picture.file)
        ? [
            {
              path: ['people', row, 'picture', 'file'],
              text: say('check.noFile', { file: images.path(picture.file) }),
            },
          ]
        : [],
    ),
    ...hours.flatMap((span, row) => {
      if (span.closes <= span.opens)
        return [{ path: ['hours', row, 'closes'], text: `${span.closes}: ${say('check.hours.order')}` }]
      const first = hours.slice(0, row).findIndex((earlier) => isOverlapping(earlier, span))
      return first === -1
        ? []
        : [
            {
              path: ['hours', row, 'opens'],
              text: say('check.hours.overlap'),
              earlier: ['hours', first, 'opens'],
            },
          ]
    }),
  ]
}

function isOverlapping(one: Hours, other: Hours): boolean {
  return (
    one.days.some((day) => other.days.includes(day)) && one.opens < other.closes && other.opens < one.closes
  )
}
