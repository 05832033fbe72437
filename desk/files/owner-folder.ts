import {
  appendFileSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  watch,
} from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { type Entry, entryValue } from '#shared/entries.ts'
import { applyChange, type FileChange, inverseOf } from './change.ts'
import { writeWhole } from './write-whole.ts'

/** `path` from the file's root. */
export type FieldFault = { file: string; path: readonly (string | number)[]; text: string }

/** Nothing was written, because the changed files would be wrong. */
export class WrongValue extends Error {
  readonly faults: readonly FieldFault[]
  constructor(faults: readonly FieldFault[]) {
    super('wrong value')
    this.faults = faults
  }
}

/** `check` gets the whole new text of each changed file, by name. */
type Check = (texts: Texts, changes: readonly FileChange[]) => readonly FieldFault[]

export type OwnerFolder = ReturnType<typeof openOwnerFolder>

const files = /^(settings|offerings|clients|releases|modules|events|terms|claims|people|i18n\/(it|en))\.json$/

export function isOwnerFile(name: string): boolean {
  return files.test(name)
}

type Texts = ReadonlyMap<string, string>

/** An unfinished write, which is repeated after a power cut. */
type Pending = { entry: HistoryEntry; texts: readonly { name: string; from: string; to: string }[] }

/** Only changed rows are written, so what others wrote meanwhile stays. Every change can be undone, after a restart too. */
export function openOwnerFolder(folder: string, check: Check) {
  const own = `${folder}/.desk`
  mkdirSync(own, { recursive: true, mode: 0o700 })
  if (!existsSync(`${own}/.gitignore`)) writeWhole(`${own}/.gitignore`, '*\n')
  const entries = () => readHistory(`${own}/history.jsonl`)
  const read = (name: string) =>
    existsSync(`${folder}/${name}`) ? readFileSync(`${folder}/${name}`, 'utf8') : '{}\n'
  complete()

  function write(pending: Pending) {
    writeWhole(`${own}/pending.json`, JSON.stringify(pending), 0o600)
    addToHistory(`${own}/history.jsonl`, pending.entry)
    for (const { name, to } of pending.texts) writeWhole(`${folder}/${name}`, to)
    rmSync(`${own}/pending.json`)
  }

  function complete() {
    if (!existsSync(`${own}/pending.json`)) return
    const { entry, texts }: Pending = JSON.parse(readFileSync(`${own}/pending.json`, 'utf8'))
    // Somebody may have changed a file by hand since the power cut.
    const unchanged = texts.filter(({ name, from }) => read(name) === from)
    write({ entry, texts: unchanged })
  }

  function commit(asked: readonly FileChange[], undoes?: number): HistoryEntry | undefined {
    const changes = asked.filter(({ before, after }) => !isDeepStrictEqual(before, after))
    if (changes.length === 0) return undefined
    const texts = changedTexts(changes, read)
    // What once stood there is not judged again.
    const faults = changes.some(({ path }) => path.length === 0) ? [] : check(texts, changes)
    if (faults.length > 0) throw new WrongValue(faults)
    const [id, at] = [(entries().at(-1)?.id ?? 0) + 1, new Date().toISOString()]
    const entry = { id, at, changes, ...(undoes !== undefined && { undoes }) }
    write({ entry, texts: [...texts].map(([name, to]) => ({ name, from: read(name), to })) })
    return entry
  }

  return {
    folder,
    /** The desk's own files: neither served nor in git. */
    own,
    read,
    setting: (key: string): string => {
      const { entries = [] }: { entries?: readonly Entry[] } = JSON.parse(read('settings.json'))
      return entryValue(entries, key)
    },
    /** @returns undefined if nothing changes @throws ChangedMeanwhile, WrongValue; then nothing is written */
    commit: (changes: readonly FileChange[]) => commit(changes),
    /** Replaces whole files, as one change. */
    restore: (texts: Texts) =>
      commit([...texts].map(([file, after]) => ({ file, path: [], before: read(file), after }))),
    /** The newest first. */
    history: () => {
      const all = entries()
      const undone = new Set(all.map(({ undoes }) => undoes))
      return all
        .slice(-200)
        .reverse()
        .map((entry) => ({ ...entry, isUndone: undone.has(entry.id) }))
    },
    /** @throws ChangedMeanwhile when the same rows were changed since */
    undo: (id: number): HistoryEntry | undefined => {
      const entry = entries().find((one) => one.id === id)
      return entry && commit(entry.changes.map(inverseOf).reverse(), id)
    },
    /** Reports changes by this desk, another one or by hand. @returns a function that stops it */
    onChange: (listener: (file: string) => void) => watchFiles(folder, listener),
  }
}

function watchFiles(folder: string, listener: (file: string) => void) {
  const watchers = [folder, `${folder}/i18n`].filter(existsSync).map((watched) =>
    watch(watched, (_, name) => {
      const file = watched === folder ? name : `i18n/${name}`
      if (file && isOwnerFile(file)) listener(file)
    }),
  )
  return () => {
    for (const watcher of watchers) watcher.close()
  }
}

/** @throws ChangedMeanwhile */
function changedTexts(changes: readonly FileChange[], read: (name: string) => string): Texts {
  const texts = new Map<string, string>()
  for (const change of changes) {
    texts.set(change.file, applyChange(texts.get(change.file) ?? read(change.file), change))
  }
  return texts
}

/** `undoes`: the entry that this one took back. */
export type HistoryEntry = { id: number; at: string; changes: readonly FileChange[]; undoes?: number }

/** One JSON line an entry. Read each time: another desk may have the same folder open. */
function readHistory(file: string): HistoryEntry[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8').split('\n').flatMap(parsed)
}

/** Synced. Does nothing if it is there already. */
function addToHistory(file: string, entry: HistoryEntry) {
  if (readHistory(file).some(({ id }) => id === entry.id)) return
  const target = openSync(file, 'a', 0o600)
  // A line that a power cut left unfinished must not spoil the next one.
  appendFileSync(target, `\n${JSON.stringify(entry)}`)
  fsyncSync(target)
  closeSync(target)
}

function parsed(line: string): HistoryEntry[] {
  try {
    return line ? [JSON.parse(line)] : []
  } catch {
    return []
  }
}
