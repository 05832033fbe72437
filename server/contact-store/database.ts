export type Row = Readonly<Record<string, unknown>>
export type Parameter = string | number | Uint8Array | null

/** Runs one statement with parameters `$1`, `$2` …; the SQL is the common subset of SQLite and PostgreSQL. */
export type Query = (sql: string, parameters?: readonly Parameter[]) => Promise<Row[]>

export type Database = {
  /** Durable when resolved. May run `work` again, so that awaits only queries. @throws StoreUnavailable */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>
  /** Appended to a SELECT whose rows only one process may take. */
  lockClause: string
  /** Removes erased data from the disk; false while a reader keeps it in the write-ahead log. */
  vacuum(): Promise<boolean>
  /** Null when unknown, as on another machine. */
  freeBytes(): number | null
  close(): Promise<void>
}

/** `floor`: the disk space to keep free is reached; `quota`: strangers' requests have reached a limit. */
export type StoreFault = 'unreachable' | 'full' | 'floor' | 'quota' | 'vanished' | 'damaged' | 'missing'

/** Nothing was stored; a retry may succeed. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
  readonly fault: StoreFault
  constructor(message: string, fault: StoreFault = 'unreachable') {
    super(message)
    this.fault = fault
  }
}

/** Only the server creates a store: a command started in the wrong folder would create an empty one there. */
export function missingStore(where: string): StoreUnavailable {
  return new StoreUnavailable(`There is no store at ${where}.`, 'missing')
}

/** A newer release migrated the store; this one could corrupt it. */
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

/** PostgreSQL returns counts as text, SQLite as numbers. */
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
