import type { Language } from '#shared/locale.ts'
import type { Translate } from '#shared/messages.ts'
import { actWords } from '../acts.ts'
import type { LoggedAct } from '../history.ts'

/** One act, or consecutive repetitions. */
export type LogEntry = readonly [LoggedAct, ...LoggedAct[]]

export const mostEntries = 5

/** Newest first; repetitions on one article are one entry. */
export function logEntries(happened: readonly LoggedAct[], most = mostEntries): readonly LogEntry[] {
  const entries: LogEntry[] = []
  for (const logged of happened.toReversed()) {
    const entry = entries.at(-1)
    if (entry && isOneThing(entry[0], logged)) entries[entries.length - 1] = [logged, ...entry]
    else if (entries.length === most) break
    else entries.push([logged])
  }
  return entries
}

export function entryWords(entry: LogEntry, t: Translate, lang: Language): string {
  const [{ before }] = entry
  const { act, after } = entry.at(-1) ?? entry[0]
  return actWords(act, { before, after, count: piecesOf(entry), t, lang })
}

function piecesOf(entry: LogEntry): number {
  const pieces = entry.map(({ act }) => ('pieces' in act && typeof act.pieces === 'number' ? act.pieces : 1))
  return pieces.reduce((sum, one) => sum + one)
}

function isOneThing({ act: one }: LoggedAct, { act: other }: LoggedAct): boolean {
  if (one.by !== other.by) return false
  const isMove = one.type === 'take' || one.type === 'putBack' || one.type === 'load' || one.type === 'unload'
  return isMove && one.type === other.type && one.article === other.article
}
