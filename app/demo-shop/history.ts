import { attempt } from '#app/platform/attempt.ts'
import { type Act, apply, readAct } from './acts.ts'
import { list, optional, readOrNull, record } from './readers.ts'
import { sampleShop } from './sample-shop.ts'
import { readShop, type Shop } from './shop.ts'

export type LoggedAct = { act: Act; before: Shop; after: Shop }

/** Acts since `base`, oldest first. */
export type History = { base: Shop; happened: readonly LoggedAct[] }

export const mostActs = 200

export const untouched: History = { base: sampleShop, happened: [] }

export function shopOf({ base, happened }: History): Shop {
  return happened.at(-1)?.after ?? base
}

/** Null where the act is impossible now or already done. The oldest acts go into the base. */
export function withAct(history: History, act: Act): History | null {
  if (history.happened.some((one) => one.act.id === act.id)) return null
  const before = shopOf(history)
  const after = apply(before, act)
  if (!after) return null
  const all = [...history.happened, { act, before, after }]
  const kept = all.slice(-mostActs)
  return { base: kept[0]?.before ?? history.base, happened: kept }
}

/** Drops acts, and later ones that are impossible without them. */
export function withoutActs(history: History, ids: ReadonlySet<string>): History {
  const acts = history.happened.map(({ act }) => act).filter(({ id }) => !ids.has(id))
  return happenAgain(history.base, acts)
}

function happenAgain(base: Shop, acts: readonly Act[]): History {
  return acts.reduce<History>((history, act) => withAct(history, act) ?? history, { base, happened: [] })
}

const readKept = record({ base: optional(readShop), acts: list(readAct, mostActs) })

/** Only what followed the last reset; null where nothing needs to be kept. */
export function keptText({ base, happened }: History): string | null {
  const start = happened.findLastIndex(({ act }) => act.type === 'reset') + 1
  const from = start === 0 ? base : sampleShop
  const acts = happened.slice(start).map(({ act }) => act)
  if (acts.length === 0 && from === sampleShop) return null
  return JSON.stringify(from === sampleShop ? { acts } : { base: from, acts })
}

/** Untouched where the text is missing or unreadable. */
export function parseKept(text: string | null): History {
  const kept = readOrNull(
    readKept,
    attempt(() => JSON.parse(text ?? '')),
  )
  return kept ? happenAgain(kept.base ?? sampleShop, kept.acts) : untouched
}
