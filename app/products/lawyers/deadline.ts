import { addDays, type CalendarDay, calendarDay, dayNumber, weekday } from '#shared/calendar-day.ts'
import { type Holiday, holidayOn } from './holidays.ts'

/** A procedural term in days that runs forward from `from`, the day of the notice or of the deposit. */
export type Term = {
  from: CalendarDay
  /** Whole days, 1 to 1,000. */
  days: number
  /** Whether the suspension of 1–31 August applies; not to labour, precautionary and other matters (L. 742/1969 art. 3). */
  suspension: boolean
  /** Whether 29 June counts as a holiday, as it does for acts due in Rome. */
  rome?: boolean
}

/** One line of the count. The rule that a step follows is `ruleOf(step)`. */
export type Step =
  | { kind: 'start'; day: CalendarDay }
  | { kind: 'counted'; from: CalendarDay; to: CalendarDay; days: number; total: number }
  | { kind: 'suspended'; from: CalendarDay; to: CalendarDay; days: number }
  | { kind: 'moved'; day: CalendarDay; because: Holiday | 'saturday' }
  | { kind: 'due'; day: CalendarDay }

export type Deadline = { due: CalendarDay; steps: readonly Step[] }

/**
 * What is not counted, and why: no day of the calendar; no whole number from 1 to 1,000; before 2021, when
 * extraordinary suspensions applied; an expiry put off into August, on which the case law found is not settled.
 */
export type Refusal = { refused: 'day' | 'length' | 'too-early' | 'into-suspension' }

const firstYear = 2021

/**
 * The last day of a term, with each step. Not for month and year terms, terms counted backwards or in hours, free
 * terms, hearings. A demonstration: whoever uses the date verifies it.
 *
 * Sources: art. 155 c.p.c. (c. 1 first day not counted, c. 3 holidays counted, c. 4 expiry on a holiday, c. 5 on a
 * Saturday); L. 742/1969 art. 1. A term that would start in August starts on 1 September, which is counted
 * (Cass. SU 3668/1995 and Cass. 6679/2005, then of 16 September; Cass. 14147/2020).
 */
export function deadline({ from, days, suspension, rome = false }: Term): Deadline | Refusal {
  const start = dayNumber(from)
  if (Number.isNaN(start)) return { refused: 'day' }
  if (Number(from.slice(0, 4)) < firstYear) return { refused: 'too-early' }
  if (!Number.isInteger(days) || days < 1 || days > 1000) return { refused: 'length' }

  const steps: Step[] = [{ kind: 'start', day: from }]
  let day = from
  for (let total = 0; total < days; ) {
    day = addDays(day, 1)
    const isSuspended = suspension && isAugust(day)
    if (!isSuspended) total += 1
    extend(steps, day, isSuspended, total)
  }
  for (let because = reasonToMove(day, rome); because; because = reasonToMove(day, rome)) {
    steps.push({ kind: 'moved', day, because })
    day = addDays(day, 1)
  }
  if (suspension && isAugust(day)) return { refused: 'into-suspension' }
  steps.push({ kind: 'due', day })
  return { due: day, steps }
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
export function squares(steps: readonly Step[]): readonly Square[] {
  const due = steps.find((step) => step.kind === 'due')?.day
  return steps
    .flatMap((step): Square[] => {
      if (step.kind === 'moved') return [{ day: addDays(step.day, 1), is: 'moved' }]
      if (step.kind !== 'counted' && step.kind !== 'suspended') return []
      const first = dayNumber(step.from)
      return Array.from({ length: step.days }, (_, index) => ({
        day: calendarDay(first + index),
        is: step.kind,
      }))
    })
    .map((square) => (square.day === due ? { ...square, is: 'due' } : square))
}
