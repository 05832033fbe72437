import type { Text } from './text.ts'

/** The days of a week, as `people.json` names them, in their order. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

export type Weekday = (typeof weekdays)[number]

/** Who answers. A picture needs the permission of whoever it shows; `file` is relative to the owner’s folder. */
export type Person = {
  name: string
  role: Text
  phone?: string
  picture?: { file: string; permission: { by: string; date: string } }
}

/** A span of hours on one or more days, HH:MM on the clock of the place. */
export type Hours = { days: readonly Weekday[]; opens: string; closes: string }

/** What is said once, of all who answer: who they are, in how many working days they reply, and where they work. */
type Firm = { about?: Text; replyDays?: number; area?: Text }

/** `people.json` once it fits its schema: who answers, when, and what is said of all. Each part may be empty. */
export type PeopleFile = Firm & { people: readonly Person[]; hours: readonly Hours[] }

type WrittenFile = Firm & {
  people: readonly Person[]
  hours: readonly (Omit<Hours, 'days'> & { days: readonly string[] })[]
}

/** The file as it was written, which the build holds to `people.schema.json`. No page imports it: permissions are nobody's business. */
export function readPeople({ people, hours, about, replyDays, area }: WrittenFile): PeopleFile {
  const spans = hours.map(({ days, ...span }) => ({
    ...span,
    days: weekdays.filter((day) => days.includes(day)),
  }))
  return {
    people,
    hours: spans,
    ...(about && { about }),
    ...(replyDays && { replyDays }),
    ...(area && { area }),
  }
}
