import { type StoreFault, StoreUnavailable } from './database.ts'

/** SQLITE_BUSY. */
export const busy = 5
/** SQLITE_ERROR, CONSTRAINT, MISMATCH, MISUSE, RANGE: bugs in a statement, not disk failures. */
const statementFaults = [1, 19, 20, 21, 25]
/** SQLITE_CORRUPT, FULL, NOTADB. */
const named: Readonly<Record<number, StoreFault>> = { 11: 'damaged', 13: 'full', 26: 'damaged' }

/** SQLite's primary result code, without the extended bits. */
export function errorCode(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined
}

/** Wraps disk failures in `StoreUnavailable`; returns all other errors as they are. */
export function unavailable(error: unknown): unknown {
  const code = errorCode(error)
  const isEngineFailure = code !== undefined && !statementFaults.includes(code)
  const isSystemFailure = error instanceof Error && 'syscall' in error
  if (!isEngineFailure && !isSystemFailure) return error
  return new StoreUnavailable(
    `The SQLite file cannot be used now (${error instanceof Error && error.message}).`,
    named[code ?? 0] ?? 'unreachable',
  )
}
