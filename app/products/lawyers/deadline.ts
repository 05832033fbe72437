import {
  addDays,
  addMonths,
  type CalendarDay,
  calendarDay,
  dayNumber,
  weekday,
} from '#shared/calendar-day.ts'
import { type Holiday, holidayOn } from './holidays.ts'

export type Unit = 'days' | 'months' | 'years'

/** A procedural term that runs forward from `from`, the day of the notice or of the deposit. */
export type Term = {
  from: CalendarDay
  /** So many units, 1 to 1,000. */
  length: number
  unit: Unit
  /** Whether the suspension of 1–31 August applies; not to labour, precautionary and other matters (L. 742/1969 art. 3). */
  suspension: boolean
  /** Whether 29 June counts as a holiday, as it does for acts due in Rome. */
  rome: boolean
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

export type Deadline = { due: CalendarDay; steps: readonly Step[] }

/**
 * What is not counted, and why: no day of the calendar; no whole number from 1 to 1,000; before 2021, when
 * extraordinary suspensions applied; months or years from a day in August, and an expiry put off into August: on both
 * the case law found is not settled.
 */
export type Refusal = { refused: 'day' | 'length' | 'too-early' | 'from-suspension' | 'into-suspension' }

const firstYear = 2021
const daysOfAugust = 31

/**
 * The last day of a term, with each step. Not for terms counted backwards or in hours, free terms, hearings. A
 * demonstration: whoever uses the date verifies it.
 *
 * Sources: art. 155 c.p.c. (c. 1 first day not counted, c. 2 months and years by the calendar, c. 3 holidays counted,
 * c. 4 expiry on a holiday, c. 5 on a Saturday); art. 2963 c.c., c. 4 and 5; L. 742/1969 art. 1, as amended by D.L.
 * 132/2014. Rulings stand beside what follows them.
 */
export function deadline(term: Term): Deadline | Refusal {
  const { from, length, unit, suspension, rome } = term
  if (Number.isNaN(dayNumber(from))) return { refused: 'day' }
  if (Number(from.slice(0, 4)) < firstYear) return { refused: 'too-early' }
  if (!Number.isInteger(length) || length < 1 || length > 1000) return { refused: 'length' }
  if (unit !== 'days' && suspension && isAugust(from)) return { refused: 'from-suspension' }

  const steps: Step[] = [{ kind: 'start', day: from }]
  let day = unit === 'days' ? countDays(term, steps) : countMonths(term, steps)
  for (let because = reasonToMove(day, rome); because; because = reasonToMove(day, rome)) {
    steps.push({ kind: 'moved', day, because })
    day = addDays(day, 1)
  }
  if (suspension && isAugust(day)) return { refused: 'into-suspension' }
  steps.push({ kind: 'due', day })
  return { due: day, steps }
}

/**
 * Day by day. A term that would start in August starts on 1 September, which is counted (Cass. SU 3668/1995 and Cass.
 * 6679/2005, then of 16 September; Cass. 14147/2020).
 */
function countDays({ from, length, suspension }: Term, steps: Step[]): CalendarDay {
  let day = from
  for (let total = 0; total < length; ) {
    day = addDays(day, 1)
    const isSuspended = suspension && isAugust(day)
    if (!isSuspended) total += 1
    extend(steps, day, isSuspended, total)
  }
  return day
}

/**
 * By the calendar, whatever the number of days; then the days of each August that has begun before the term is over are
 * added (Cass. 6748/2005), also of one that is met only through those added before (Cass. 16549/2012, 2258/1985).
 */
function countMonths({ from, length, unit, suspension }: Term, steps: Step[]): CalendarDay {
  let day = addMonths(from, unit === 'years' ? 12 * length : length)
  steps.push({ kind: 'calendar', day, length, unit, isLastOfMonth: day.slice(8) !== from.slice(8) })
  const firstAugust = Number(from.slice(0, 4)) + (from.slice(5) > '08-31' ? 1 : 0)
  for (let year = firstAugust; suspension && day >= `${year}-08-01`; year += 1) {
    day = addDays(day, daysOfAugust)
    steps.push({ kind: 'suspended', from: `${year}-08-01`, to: `${year}-08-31`, days: daysOfAugust })
    steps.push({ kind: 'extended', day, days: daysOfAugust })
  }
  return day
}

/** One step covers days on end of the same kind and month. */
function extend(steps: Step[], day: CalendarDay, isSuspended: boolean, total: number) {
  const last = steps.at(-1)
  const kind = isSuspended ? 'suspended' : 'counted'
  if (last?.kind === kind && last.to.slice(0, 7) === day.slice(0, 7)) {
    last.to = day
    last.days += 1
    if (last.kind === 'counted') last.total = total
  } else if (isSuspended) {
    steps.push({ kind: 'suspended', from: day, to: day, days: 1 })
  } else {
    steps.push({ kind: 'counted', from: day, to: day, days: 1, total })
  }
}

function isAugust(day: CalendarDay): boolean {
  return day.slice(5, 7) === '08'
}

function reasonToMove(day: CalendarDay, rome: boolean): Holiday | 'saturday' | null {
  return holidayOn(day, { rome }) ?? (weekday(day) === 6 ? 'saturday' : null)
}

/** One day of a count, to be drawn as a square: due is the last one, moved those that an expiry was put off over. */
export type Square = { day: CalendarDay; is: 'counted' | 'suspended' | 'moved' | 'due' }

/** The days of a count one by one, from the first after the start to the last. */
export function squares({ due, steps }: Deadline): readonly Square[] {
  const start = steps.find((step) => step.kind === 'start')?.day ?? due
  const end = steps.find((step) => step.kind === 'moved')?.day ?? due
  const suspended = steps.filter((step) => step.kind === 'suspended')
  const first = dayNumber(start) + 1
  return Array.from({ length: dayNumber(due) + 1 - first }, (_, index): Square => {
    const day = calendarDay(first + index)
    if (day === due) return { day, is: 'due' }
    if (day > end) return { day, is: 'moved' }
    const isSuspended = suspended.some(({ from, to }) => from <= day && day <= to)
    return { day, is: isSuspended ? 'suspended' : 'counted' }
  })
}
