import { type CalendarDay, calendarDay, dayNumber } from '#shared/calendar-day.ts'
import type { Deadline } from './term.ts'

/** One day of a count, to be drawn as a square: due is the last one, moved those that an expiry was put off over. */
export type Square = { day: CalendarDay; is: 'counted' | 'suspended' | 'moved' | 'due' }

/** The days of a count one by one as the calendar has them: after the start up to the last, or from it up to the hearing. */
export function squares({ due, steps }: Deadline): readonly Square[] {
  const start = steps.find((step) => step.kind === 'start' || step.kind === 'hearing')
  const from = start?.day ?? due
  const isBack = start?.kind === 'hearing'
  const moved = steps.find((step) => step.kind === 'moved' || step.kind === 'movedBack')
  const end = moved?.day ?? due
  const free = steps.find((step) => step.kind === 'free')
  const suspended = steps.filter((step) => step.kind === 'suspended')
  const first = isBack ? dayNumber(due) : dayNumber(from) + 1
  return Array.from({ length: Math.abs(dayNumber(due) - dayNumber(from)) }, (_, index): Square => {
    const day = calendarDay(first + index)
    if (day === due) return { day, is: 'due' }
    if (isBack ? day < end || day === free?.day : day > end) return { day, is: 'moved' }
    const isSuspended = suspended.some(({ from, to }) => from <= day && day <= to)
    return { day, is: isSuspended ? 'suspended' : 'counted' }
  })
}
