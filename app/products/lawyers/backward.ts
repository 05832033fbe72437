import { addDays } from '#shared/calendar-day.ts'
import { countDays } from './count-days.ts'
import { isAugust, reasonToMove } from './holidays.ts'
import type { Deadline, Refusal, Step, Term } from './term.ts'

/**
 * The last day before a hearing on which an act may be done, with each step: art. 155 c.p.c. mirrored. The hearing is not
 * counted; of clear days ("liberi") the last one is not either, so that whole days lie between the two. A day on a
 * holiday or a Saturday goes to the one before (Cass. III 30-6-2014 n. 14767). The days of August are passed over (L.
 * 742/1969 art. 1). Refused: a hearing in August where August is suspended, an end that would fall there, and before 2021.
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
