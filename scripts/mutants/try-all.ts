import type { Change } from './find-changes.ts'
import type { Outcome } from './try-change.ts'

export type Drawn = { file: string; change: Change }
type Tried = { outcome: Outcome; by: string }

type Options = {
  waiting: readonly Drawn[]
  /** How many are tried; in place of one that the compiler refuses the next is. */
  wanted: number
  /** Each tries one change at a time, beside the others. */
  tries: readonly ((next: Drawn) => Promise<Tried>)[]
  tell: (next: Drawn, tried: Tried) => void
}

/** Tries the first of the waiting changes. Which ones does not depend on which of the tries is the quicker. */
export async function tryAll({ waiting, wanted, tries, tell }: Options) {
  const rows = waiting.values()
  const outcomes: { file: string; outcome: Outcome }[] = []
  let taken = 0
  const work = tries.map(async (tryOne) => {
    while (taken < wanted) {
      const { value: next } = rows.next()
      if (!next) return
      taken += 1
      const tried = await tryOne(next)
      if (tried.outcome === 'refused') taken -= 1
      outcomes.push({ file: next.file, outcome: tried.outcome })
      tell(next, tried)
    }
  })
  await Promise.all(work)
  return outcomes
}
