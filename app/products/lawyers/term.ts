import type { CalendarDay } from '#shared/calendar-day.ts'
import type { Holiday } from './holidays.ts'

export type Unit = 'days' | 'months' | 'years'

/** `from` is the day of the notice or deposit; with `back`, of the hearing. */
export type Term = {
  from: CalendarDay
  /** 1 to 1,000. */
  length: number
  unit: Unit
  /**
   * Whether the suspension of 1–31 August applies; not in labour, precautionary and other matters (L.
   * 742/1969 art. 3).
   */
  suspension: boolean
  /** Whether 29 June is a holiday, as for acts due in Rome. */
  rome: boolean
  back?: boolean
  /** Clear days, neither end counted; only backwards. */
  free?: boolean
}

/**
 * One line of the count. Terms in days have 'counted' steps; terms in months or years 'calendar' (the
 * calendar's day) and 'extended' (moved on by the days of August).
 */
export type Step =
  | { kind: 'start'; day: CalendarDay }
  | { kind: 'counted'; from: CalendarDay; to: CalendarDay; days: number; total: number }
  | { kind: 'calendar'; day: CalendarDay; length: number; unit: Unit; isLastOfMonth: boolean }
  | { kind: 'suspended'; from: CalendarDay; to: CalendarDay; days: number }
  | { kind: 'extended'; day: CalendarDay; days: number }
  | { kind: 'moved'; day: CalendarDay; because: Holiday | 'saturday' }
  | { kind: 'due'; day: CalendarDay }
  | { kind: 'hearing'; day: CalendarDay }
  | { kind: 'free'; day: CalendarDay }
  | { kind: 'dueBack'; day: CalendarDay }
  | { kind: 'movedBack'; day: CalendarDay; because: Holiday | 'saturday' }

export type Deadline = { due: CalendarDay; steps: readonly Step[] }

/**
 * Refused: an invalid day or length; before 2021, when extraordinary suspensions applied; months or years
 * from a day in August, and an expiry moved into August, on which case law is not settled.
 */
export type Refusal = { refused: 'day' | 'length' | 'too-early' | 'from-suspension' | 'into-suspension' }
