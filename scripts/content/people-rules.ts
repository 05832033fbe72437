import type { Hours, PeopleFile } from '#content/people.ts'
import type { FaultWords } from './fault-words-shape.ts'
import type { OwnImages } from './logo-rules.ts'
import type { Fault } from './schema-faults.ts'

/** What a schema cannot say of `people.json`: a picture that is not there, hours that end before they begin or overlap. */
export function peopleRules({ people, hours }: PeopleFile, images: OwnImages, words: FaultWords): Fault[] {
  return [
    ...people.flatMap(({ picture }, row) =>
      picture && !images.has(picture.file)
        ? [{ path: ['people', row, 'picture', 'file'], text: `content/${picture.file}: ${words.noFile}` }]
        : [],
    ),
    ...hours.flatMap((span, row) => {
      if (span.closes <= span.opens)
        return [{ path: ['hours', row, 'closes'], text: `${span.closes}: ${words.hours.order}` }]
      const first = hours.slice(0, row).findIndex((earlier) => isOverlapping(earlier, span))
      return first === -1
        ? []
        : [{ path: ['hours', row, 'opens'], text: words.hours.overlap, earlier: ['hours', first, 'opens'] }]
    }),
  ]
}

function isOverlapping(one: Hours, other: Hours): boolean {
  return (
    one.days.some((day) => other.days.includes(day)) && one.opens < other.closes && other.opens < one.closes
  )
}
