import type { Text } from './languages.ts'

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

export type Weekday = (typeof weekdays)[number]

/** A picture needs the permission of the person shown; `file` is relative to the owner's folder. */
export type Person = {
  name: string
  role: Text
  phone?: string
  picture?: { file: string; permission: { by: string; date: string } }
}

/** HH:MM local time. */
export type Hours = { days: readonly Weekday[]; opens: string; closes: string }

/** `replyDays`: working days. */
type Firm = { about?: Text; replyDays?: number; area?: Text }

export type PeopleFile = Firm & { people: readonly Person[]; hours: readonly Hours[] }

type WrittenFile = Firm & {
  people: readonly Person[]
  hours: readonly (Omit<Hours, 'days'> & { days: readonly string[] })[]
}

/** Pages never import the file itself, so that permissions are not published. */
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
