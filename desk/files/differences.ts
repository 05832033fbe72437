import { isDeepStrictEqual } from 'node:util'
import type { FileChange } from './change.ts'

/** `list`: the list or the text's key. `before` is absent for what is new, `after` for what is gone, both are there for a move. */
export type Difference = { file: string; list: string; before?: unknown; after?: unknown }

type Files = ReadonlyMap<string, string>

/** What changed between two states of the owner's files. Files that cannot be read are left out: the build names them. */
export function differences(former: Files, present: Files): Difference[] {
  return [...new Set([...former.keys(), ...present.keys()])].flatMap((file) => {
    const [before, after] = [parsed(former.get(file)), parsed(present.get(file))]
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((list) =>
      listDifferences(before[list], after[list]).map((one) => ({ file, list, ...one })),
    )
  })
}

/** The same for an entry of the history. A row that was taken out and put back elsewhere is one. */
export function changesTold(changes: readonly FileChange[]): Difference[] {
  const [gone, come] = changes
  const isPair = changes.length === 2 && gone && gone.after === undefined && come?.before === undefined
  if (isPair && isDeepStrictEqual(gone.before, come?.after)) {
    return changesTold([{ ...gone, after: gone.before }])
  }
  return changes.flatMap(({ file, path: [list], before, after }) =>
    list === undefined
      ? differences(new Map([[file, String(before)]]), new Map([[file, String(after)]]))
      : [{ file, list: String(list), before, after }],
  )
}

type Found = Pick<Difference, 'before' | 'after'>

function listDifferences(before: unknown, after: unknown): Found[] {
  if (!Array.isArray(before) || !Array.isArray(after)) {
    return isDeepStrictEqual(before, after) ? [] : [{ before, after }]
  }
  const [gone, come] = [without(before, after), without(after, before)]
  const changed = gone.map((row) => ({
    before: row,
    after: come.find((one) => rowName(one) === rowName(row)),
  }))
  const paired = new Set(changed.map(({ after: row }) => row))
  const added = come.filter((row) => !paired.has(row)).map((row) => ({ after: row }))
  const stayed = movedRows(without(before, gone), without(after, come))
  return [...changed, ...added, ...stayed.map((row) => ({ before: row, after: row }))]
}

/** The rows of a list that stand elsewhere: as few as make it the other one. */
function movedRows(former: readonly unknown[], present: readonly unknown[]): unknown[] {
  const place = former.findIndex((row, index) => !isDeepStrictEqual(row, present[index]))
  if (place === -1) return []
  // If the next row has its place, it has moved down; otherwise another has come up. A row may stand there twice.
  const isDown = place >= present.length || isDeepStrictEqual(former[place + 1], present[place])
  const row = isDown ? former[place] : present[place]
  return [row, ...movedRows(without(former, [row]), without(present, [row]))]
}

function without(rows: readonly unknown[], others: readonly unknown[]): unknown[] {
  return rows.filter((row) => !others.some((other) => isDeepStrictEqual(row, other)))
}

function rowName(row: unknown): string {
  const { id, key, offering, name, text, days } = Object(row)
  return String(key ?? id ?? (offering && !text ? offering : undefined) ?? name ?? text?.it ?? days ?? '')
}

function parsed(text = '{}'): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
