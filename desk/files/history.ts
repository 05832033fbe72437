import { appendFileSync, closeSync, existsSync, fsyncSync, openSync, readFileSync } from 'node:fs'
import { type FileChange, inverseOf, isOpen } from './change.ts'

/** `undoes`: the entry that this one took back. `backTo`: the version that all files went back to. */
export type HistoryEntry = {
  id: number
  at: string
  changes: readonly FileChange[]
  undoes?: number
  backTo?: string
}

/** One JSON line an entry, synced. Read each time: another desk may have the same folder open. */
export function openHistory(file: string) {
  const entries = () => readEntries(file)
  return {
    entries: (): readonly HistoryEntry[] => entries(),
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

/** The newest first. `canUndo`: not undone yet, and its values have not changed since. */
export function describedEntries(entries: readonly HistoryEntry[], contentOf: (file: string) => unknown) {
  const undone = new Set(entries.map(({ undoes }) => undoes))
  const contents = new Map<string, unknown>()
  const isStillOpen = (change: FileChange) => {
    if (!contents.has(change.file)) contents.set(change.file, contentOf(change.file))
    return isOpen(contents.get(change.file), inverseOf(change))
  }
  return entries
    .slice(-200)
    .toReversed()
    .map((entry) => ({ ...entry, canUndo: !undone.has(entry.id) && entry.changes.every(isStillOpen) }))
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
