/** A row as the engine gives it; read with `text`, `number`, `bytes`. */
export type Row = Readonly<Record<string, unknown>>
export type Parameter = string | number | Uint8Array | null

/** Runs one statement with the parameters `$1`, `$2` … and gives its rows; both engines take the same SQL. */
export type Query = (sql: string, parameters?: readonly Parameter[]) => Promise<Row[]>

/** What the store needs of an engine. */
export type Database = {
  /**
   * Runs `work` in one transaction that is on disk when the promise resolves; nothing of it is kept when it rejects.
   * `work` may run again after a failure that leaves no trace, and awaits nothing but its queries.
   * @throws StoreUnavailable when the engine cannot be reached or cannot write.
   */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>
  /** Appended to a SELECT whose rows are to be taken by one process only. */
  lockClause: string
  /** The statement that keeps others from writing until a transaction ends; empty where every one does. */
  freeze: string
  /**
   * Frees the space of what was erased, so that it cannot be read from the disk either; in small steps, between which
   * others have their turn. False: somebody who reads keeps the log, and erased things in it, from being emptied.
   */
  vacuum(): Promise<boolean>
  /** Bytes free where the store lies; null when that is not known, as on another machine. */
  freeBytes(): number | null
  close(): Promise<void>
}

/**
 * Why a request cannot be stored: the engine cannot be reached, the disk is full, less than the floor is free, strangers
 * have filled what they may, the file is gone, its pages are damaged, or the requests were moved to another store. Why the
 * owner's commands find nothing: there has never been a store at that place.
 */
export type StoreFault =
  | 'unreachable'
  | 'full'
  | 'floor'
  | 'quota'
  | 'vanished'
  | 'damaged'
  | 'moved'
  | 'missing'

/** The store cannot be read or written now; nothing was acknowledged, and the next attempt may succeed. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
  readonly fault: StoreFault
  constructor(message: string, fault: StoreFault = 'unreachable') {
    super(message)
    this.fault = fault
  }
}

/** Only the server makes a store: a command that looked in the wrong place would find a new, empty one there. */
export function missingStore(where: string): StoreUnavailable {
  return new StoreUnavailable(`There is no store at ${where}.`, 'missing')
}

/** A newer release of this program has written the store: an older one could spoil it. */
export class StoreTooNew extends Error {
  override name = 'StoreTooNew'
}

export function text(row: Row, column: string): string {
  const value = row[column]
  if (typeof value !== 'string') throw new Error(`Column '${column}' holds no text.`)
  return value
}

export function textOrNull(row: Row, column: string): string | null {
  return row[column] === null ? null : text(row, column)
}

/** PostgreSQL gives counts as text, SQLite as numbers. */
export function number(row: Row, column: string): number {
  const value = Number(row[column])
  if (!Number.isSafeInteger(value)) throw new Error(`Column '${column}' holds no number.`)
  return value
}

export function bytes(row: Row, column: string): Uint8Array {
  const value = row[column]
  if (!(value instanceof Uint8Array)) throw new Error(`Column '${column}' holds no bytes.`)
  return value
}
