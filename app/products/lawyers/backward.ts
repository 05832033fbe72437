import { addDays } from '#shared/calendar-day.ts'
import { countDays } from './count-days.ts'
import { isAugust, reasonToMove } from './holidays.ts'
import type { Deadline, Refusal, Step, Term } from './term.ts'

/**
 * Backwards from a hearing, art. 155 c.p.c. mirrored. The hearing is not counted, nor with clear days
 * ("liberi") the last day. A holiday or Saturday moves to the day before (Cass. III 30-6-2014 n. 14767).
 * August is skipped (L. 742/1969 art. 1). Refused: hearing or end in a suspended August, and before 2021.
 */
export function deadlineBefore(term: Term): Deadline | Refusal {
  const { from, suspension, rome, free } = term
  if (suspension && isAugust(from)) return { refused: 'from-suspension' }
  const steps: Step[] = [{ kind: 'hearing', day: from }]
  let day = countDays(term, steps)
  if (free) {
    day = addDays(day, -1)
    steps.push({ kind: 'free', day })
  }
  for (let because = reasonToMove(day, rome); because; because = reasonToMove(day, rome)) {
    steps.push({ kind: 'movedBack', day, because })
    day = addDays(day, -1)
  }
  if (suspension && isAugust(day)) return { refused: 'into-suspension' }
  if (day < '2021') return { refused: 'too-early' }
  steps.push({ kind: 'dueBack', day })
  return { due: day, steps }
}
