import { addDays, type CalendarDay } from '#shared/calendar-day.ts'
import { isAugust } from './holidays.ts'
import type { Step, Term } from './term.ts'

/**
 * Counts `length` days from the one after `from`, or back from the one before it. A suspended August is
 * skipped: a term that would start in it starts on 1 September, which counts (Cass. SU 3668/1995 and Cass.
 * 6679/2005, then of 16 September; Cass. 14147/2020).
 */
export function countDays({ from, length, suspension, back }: Term, steps: Step[]): CalendarDay {
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
