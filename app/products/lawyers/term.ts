import type { CalendarDay } from '#shared/calendar-day.ts'
import type { Holiday } from './holidays.ts'

export type Unit = 'days' | 'months' | 'years'

/** A procedural term that runs from `from`, the day of the notice or of the deposit; `back`, before the hearing on it. */
export type Term = {
  from: CalendarDay
  /** So many units, 1 to 1,000. */
  length: number
  unit: Unit
  /** Whether the suspension of 1–31 August applies; not to labour, precautionary and other matters (L. 742/1969 art. 3). */
  suspension: boolean
  /** Whether 29 June counts as a holiday, as it does for acts due in Rome. */
  rome: boolean
  /** Counted backwards, in days. */
  back?: boolean
  /** Of a term that is counted backwards: in clear days, neither end counted. */
  free?: boolean
}

/**
 * One line of the count. A term in days has 'counted' ones; one in months or years has 'calendar', the day that the
 * calendar gives, and 'extended', the end moved on by the days of an August that the term has met.
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
 * What is not counted, and why: no day of the calendar; no whole number from 1 to 1,000; before 2021, when
 * extraordinary suspensions applied; months or years from a day in August, and an expiry put off into August: on both
 * the case law found is not settled.
 */
export type Refusal = { refused: 'day' | 'length' | 'too-early' | 'from-suspension' | 'into-suspension' }
