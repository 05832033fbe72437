import { type Act, apply, readAct } from './acts.ts'
import { list, optional, readOrNull, record } from './readers.ts'
import { sampleShop } from './sample-shop.ts'
import type { Shop } from './shop.ts'
import { readShop } from './shop-reader.ts'

/** Something that was done, and what it changed. */
export type Happening = { act: Act; before: Shop; after: Shop }

/** What has happened since `base`, oldest first. The shop is what the last of it left. */
export type History = { base: Shop; happened: readonly Happening[] }

export const mostActs = 200

export const untouched: History = { base: sampleShop, happened: [] }

export function shopOf({ base, happened }: History): Shop {
  return happened.at(-1)?.after ?? base
}

/** The history with one act more; null where that is not possible now, or has happened. The oldest go into the base. */
export function withAct(history: History, act: Act): History | null {
  if (history.happened.some((one) => one.act.id === act.id)) return null
  const before = shopOf(history)
  const after = apply(before, act)
  if (!after) return null
  const all = [...history.happened, { act, before, after }]
  const kept = all.slice(-mostActs)
  return { base: kept[0]?.before ?? history.base, happened: kept }
}

/** The history as if some acts had never been; what is no longer possible without them has not been either. */
export function withoutActs(history: History, ids: ReadonlySet<string>): History {
  const acts = history.happened.map(({ act }) => act).filter(({ id }) => !ids.has(id))
  return happenAgain(history.base, acts)
}

function happenAgain(base: Shop, acts: readonly Act[]): History {
  return acts.reduce<History>((history, act) => withAct(history, act) ?? history, { base, happened: [] })
}

const readKept = record({ base: optional(readShop), acts: list(readAct, mostActs) })

/** What is kept of a history, from the last return to the sample on; null while there is nothing to keep. */
export function sessionValue({ base, happened }: History): string | null {
  const start = happened.findLastIndex(({ act }) => act.type === 'reset') + 1
  const from = start === 0 ? base : sampleShop
  const acts = happened.slice(start).map(({ act }) => act)
  if (acts.length === 0 && from === sampleShop) return null
  return JSON.stringify(from === sampleShop ? { acts } : { base: from, acts })
}

/** The history that a text keeps; an untouched one where the text is none or not understood. */
export function parseKept(text: string | null): History {
  const kept = readOrNull(readKept, jsonOf(text))
  return kept ? happenAgain(kept.base ?? sampleShop, kept.acts) : untouched
}

function jsonOf(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
