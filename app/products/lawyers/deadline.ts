import { addDays, addMonths, type CalendarDay, dayNumber } from '#shared/dates.ts'
import { isAugust, reasonToMove } from './holidays.ts'

const firstYear = '2021'
const daysOfAugust = 31

/**
 * The last day of a term, with each step. Not for terms in hours, months counted backwards, clear days
 * forward, or acts due in Rome on 29 June. Sources: art. 155 c.p.c. (c. 1 first day not counted, c. 2 months by the calendar, c. 3
 * holidays counted, c. 4 expiry on a holiday, c. 5 on a Saturday); art. 2963 c.c., c. 4 and 5; L. 742/1969
 * art. 1, as amended by D.L. 132/2014. Backwards from a hearing art. 155 is mirrored: the hearing is not
 * counted, nor with clear days ("liberi") the last day; a holiday or Saturday moves to the day before (Cass.
 * III 30-6-2014 n. 14767). Rulings are cited beside the code that follows them.
 */
export function deadline(term: Term): Deadline | Refusal {
  const { from, length, unit, suspension, back = false, free } = term
  const isInDays = unit === 'days'
  if (Number.isNaN(dayNumber(from))) return { refused: 'day' }
  if (from < firstYear) return { refused: 'too-early' }
  const isCountable = Number.isInteger(length) && length >= 1 && length <= 1000 && (isInDays || !back)
  if (!isCountable) return { refused: 'length' }
  if ((back || !isInDays) && suspension && isAugust(from)) return { refused: 'from-suspension' }

  const steps: Step[] = [{ kind: back ? 'hearing' : 'start', day: from }]
  let day = isInDays ? countDays(term, steps) : countMonths(term, steps)
  if (back && free) {
    day = addDays(day, -1)
    steps.push({ kind: 'free', day })
  }
  for (let because = reasonToMove(day); because; because = reasonToMove(day)) {
    steps.push({ kind: back ? 'movedBack' : 'moved', day, because })
    day = addDays(day, back ? -1 : 1)
  }
  if (suspension && isAugust(day)) return { refused: 'into-suspension' }
  if (day < firstYear) return { refused: 'too-early' }
  steps.push({ kind: back ? 'dueBack' : 'due', day })
  return { due: day, steps }
}

/**
 * By the calendar; then the days of each August that begins before the term is over are added (Cass.
 * 6748/2005), also of an August reached only by earlier additions (Cass. 16549/2012, 2258/1985).
 */
function countMonths({ from, length, suspension }: Term, steps: Step[]): CalendarDay {
  let day = addMonths(from, length)
  steps.push({ kind: 'calendar', day, length, isLastOfMonth: day.slice(8) !== from.slice(8) })
  const firstAugust = Number(from.slice(0, 4)) + (from.slice(5) > '08-31' ? 1 : 0)
  for (let year = firstAugust; suspension && day >= `${year}-08-01`; year += 1) {
    day = addDays(day, daysOfAugust)
    steps.push({ kind: 'suspended', from: `${year}-08-01`, to: `${year}-08-31`, days: daysOfAugust })
    steps.push({ kind: 'extended', day, days: daysOfAugust })
  }
  return day
}

/**
 * Counts `length` days from the one after `from`, or back from the one before it. A suspended August is
 * skipped: a term that would start in it starts on 1 September, which counts (Cass. SU 3668/1995 and Cass.
 * 6679/2005, then of 16 September; Cass. 14147/2020).
 */
function countDays({ from, length, suspension, back }: Term, steps: Step[]): CalendarDay {
  let day = from
  for (let total = 0; total < length; ) {
    day = addDays(day, back ? -1 : 1)
    const isSuspended = suspension && isAugust(day)
    if (!isSuspended) total += 1
    extend(steps, back ? 'from' : 'to', day, isSuspended, total)
  }
  return day
}

/** One step covers consecutive days of one kind and month; `edge` is the end that grows. */
function extend(steps: Step[], edge: 'from' | 'to', day: CalendarDay, isSuspended: boolean, total: number) {
  const last = steps.at(-1)
  const kind = isSuspended ? 'suspended' : 'counted'
  if (last?.kind === kind && last[edge].slice(0, 7) === day.slice(0, 7)) {
    last[edge] = day
    last.days += 1
    if (last.kind === 'counted') last.total = total
  } else if (isSuspended) {
    steps.push({ kind: 'suspended', from: day, to: day, days: 1 })
  } else {
    steps.push({ kind: 'counted', from: day, to: day, days: 1, total })
  }
}

export type Unit = 'days' | 'months'

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
  back?: boolean
  /** Clear days, neither end counted; only backwards. */
  free?: boolean
}

/**
 * One line of the count. Terms in days have 'counted' steps; terms in months 'calendar' (the
 * calendar's day) and 'extended' (moved on by the days of August).
 */
export type Step =
  | { kind: 'start' | 'hearing' | 'free' | 'due' | 'dueBack'; day: CalendarDay }
  | { kind: 'counted'; from: CalendarDay; to: CalendarDay; days: number; total: number }
  | { kind: 'calendar'; day: CalendarDay; length: number; isLastOfMonth: boolean }
  | { kind: 'suspended'; from: CalendarDay; to: CalendarDay; days: number }
  | { kind: 'extended'; day: CalendarDay; days: number }
  | { kind: 'moved' | 'movedBack'; day: CalendarDay; because: 'holiday' | 'saturday' }

export type Deadline = { due: CalendarDay; steps: readonly Step[] }

/**
 * Refused: an invalid day or length; before 2021, when extraordinary suspensions applied; months or a
 * hearing from a day in August, and an expiry moved into August, on which case law is not settled.
 */
export type Refusal = { refused: 'day' | 'length' | 'too-early' | 'from-suspension' | 'into-suspension' }
