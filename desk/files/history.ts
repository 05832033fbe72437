import { appendFileSync, closeSync, existsSync, fsyncSync, openSync, readFileSync } from 'node:fs'
import type { FileChange } from './change.ts'

/** `undoes`: the entry that this one took back. */
export type HistoryEntry = { id: number; at: string; changes: readonly FileChange[]; undoes?: number }

/** One JSON line an entry, synced. Read each time: another desk may have the same folder open. */
export function openHistory(file: string) {
  const entries = () => readEntries(file)
  return {
    entries,
    /** The newest first. */
    latest: () => {
      const all = entries()
      const undone = new Set(all.map(({ undoes }) => undoes))
      return all
        .slice(-200)
        .reverse()
        .map((entry) => ({ ...entry, isUndone: undone.has(entry.id) }))
    },
    nextId: () => (entries().at(-1)?.id ?? 0) + 1,
    /** Does nothing if it is there already. */
    add: (entry: HistoryEntry) => {
      if (entries().some(({ id }) => id === entry.id)) return
      const target = openSync(file, 'a', 0o600)
      // A line that a power cut left unfinished must not spoil the next one.
      appendFileSync(target, `\n${JSON.stringify(entry)}`)
      fsyncSync(target)
      closeSync(target)
    },
  }
}

function readEntries(file: string): HistoryEntry[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8').split('\n').flatMap(parsed)
}

function parsed(line: string): HistoryEntry[] {
  try {
    return line ? [JSON.parse(line)] : []
  } catch {
    return []
  }
}
