import type { Here } from '#app/platform/here.ts'
import { counter } from '../counter-store.ts'
import { rollEntries } from './roll-entries.ts'
import { rollWords } from './roll-words.ts'

const mostTried = 12

/** The last things that the visitor tried in the shop, in words and in their order; empty where nothing was. */
export function triedWords({ t, lang }: Pick<Here, 't' | 'lang'>): string {
  const entries = rollEntries(counter.getHistory().happened, mostTried)
  return entries
    .toReversed()
    .map((entry) => rollWords(entry, t, lang))
    .join('; ')
}
