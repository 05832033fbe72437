import { type Deadline, deadline } from '#app/demos/lawyers/deadline.ts'

/** What the page counts: fixed, so that it reads the same on every day. */
export const exampleTerm = { from: '2026-07-09', days: 30, suspension: true }

/** Other terms from the same day; the first one meets a Sunday. */
export const otherTerms = [10, 20, 40, 60]

/** The count of an example from the same day; throws if it is one that the calculator refuses. */
export function workedExample(days = exampleTerm.days): Deadline {
  const result = deadline({ ...exampleTerm, days })
  if ('refused' in result) throw new Error(`The example is refused: ${result.refused}.`)
  return result
}
