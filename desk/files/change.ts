import { isDeepStrictEqual } from 'node:util'
import { applyEdits, type JSONPath, modify } from 'jsonc-parser'

/**
 * One row of a list, or one value, of a JSON file of the owner. `before` is what the editor saw, and undefined where
 * there was nothing; without `after` it is removed. A path that ends in a number is a row: it is found by what it says,
 * so that rows may have moved meanwhile. An empty path is the whole file, as text.
 */
export type Change = { path: JSONPath; before?: unknown; after?: unknown }

/** `file` is a name in the owner's folder: `clients.json`, `i18n/it.json`. */
export type FileChange = Change & { file: string }

/** Somebody else has changed the same row or value since; `current` is what the file says now. */
export class ChangedMeanwhile extends Error {
  readonly change: Change
  readonly current: unknown
  constructor(change: Change, current: unknown) {
    super('changed meanwhile')
    this.change = change
    this.current = current
  }
}

/** Touches only the changed lines of the text. @throws ChangedMeanwhile */
export function applyChange(text: string, change: Change): string {
  const { before, after } = change
  if (change.path.length === 0) {
    if (text !== before) throw new ChangedMeanwhile(change, text)
    return String(after)
  }
  const path = placeOf(JSON.parse(text), change)
  const isNewRow = before === undefined && isRow(path)
  const edits = modify(text, path, after, {
    formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' },
    isArrayInsertion: isNewRow,
  })
  return applyEdits(text, edits)
}

/** The inverse, to be applied in reverse order. */
export function inverseOf<One extends Change>(change: One): One {
  return { ...change, before: change.after, after: change.before }
}

function placeOf(content: unknown, change: Change): JSONPath {
  const { path, before } = change
  if (!isRow(path)) {
    const current = valueAt(content, path)
    if (!isDeepStrictEqual(current, before)) throw new ChangedMeanwhile(change, current)
    return path
  }
  const index = Number(path.at(-1))
  const list = path.slice(0, -1)
  const value = valueAt(content, list)
  const rows: readonly unknown[] = Array.isArray(value) ? value : []
  if (before === undefined) {
    const double = rows.find((row) => isDeepStrictEqual(row, change.after))
    // Typed again after it was removed, or sent twice: no list has a use for two equal rows.
    if (double !== undefined) throw new ChangedMeanwhile(change, double)
    return [...list, Math.min(Math.max(index, 0), rows.length)]
  }
  if (isDeepStrictEqual(rows[index], before)) return path
  const moved = rows.findIndex((row) => isDeepStrictEqual(row, before))
  if (moved === -1) throw new ChangedMeanwhile(change, rows[index])
  return [...list, moved]
}

function valueAt(content: unknown, path: JSONPath): unknown {
  return path.reduce<unknown>((value, step) => Object(value)[step], content)
}

function isRow(path: JSONPath): boolean {
  return typeof path.at(-1) === 'number'
}
