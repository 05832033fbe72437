import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { type Parameter, type Query, type StoreFault, StoreUnavailable } from './database.ts'

/** Milliseconds. */
export const busyTimeout = 100

/** `inode` identifies the file on disk. */
export type Connection = { database: DatabaseSync; statements: Map<string, StatementSync>; inode: string }

type OpenOptions = {
  file: string
  forward: (query: Query) => Promise<void>
  mayMake: boolean
  /** The fault where there is none. */
  missing: StoreUnavailable
  log: (message: string) => void
}

/** `cache_size`: 16 MB. */
const pragmas =
  'PRAGMA auto_vacuum=INCREMENTAL; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA secure_delete=ON; PRAGMA cache_size=-16000'

/** @throws StoreUnavailable when there is no file and none may be made */
export async function connect({ file, forward, mayMake, missing, log }: OpenOptions): Promise<Connection> {
  if (mayMake) mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  else if (sizeOf(file) === 0) throw missing
  const isNew = inodeOf(file) === ''
  const address = pathToFileURL(file)
  address.search = `?mode=${mayMake ? 'rwc' : 'rw'}`
  const database = new DatabaseSync(address, { timeout: busyTimeout })
  try {
    keepPrivate(file, isNew)
    await retryWhileBusy(() => database.exec(pragmas))
    await retryWhileBusy(() => database.exec('BEGIN IMMEDIATE'))
    const connection = { database, statements: new Map(), inode: inodeOf(file) }
    await forward(queryOf(connection))
    database.exec('COMMIT')
    if (isNew) log(`A new, empty store was made: ${file}.`)
    return connection
  } catch (error) {
    database.close()
    throw error
  }
}

/** If the desk runs as another user, its unit gives the group access: that stays. */
function keepPrivate(file: string, isNew: boolean) {
  if (isNew || (statSync(file).mode & 0o777) !== 0o660) chmodSync(file, 0o600)
}

/** Device and inode; empty when there is no file. */
export function inodeOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? `${found.dev}:${found.ino}` : ''
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

export function queryOf({ database, statements }: Connection): Query {
  return async (sql, parameters = []) => {
    const statement = statements.get(sql) ?? database.prepare(sql)
    statements.set(sql, statement)
    const named: Record<string, Parameter> = {}
    for (const [index, value] of parameters.entries()) named[`$${index + 1}`] = value
    return statement.all(named)
  }
}

/** Retries up to four seconds, without blocking the thread, while another process holds the file. */
export async function retryWhileBusy(step: () => void) {
  for (let attempt = 1; ; attempt++) {
    try {
      step()
      return
    } catch (error) {
      if (errorCode(error) !== busy || attempt === 20) throw error
      await pause(100)
    }
  }
}

export function number(database: DatabaseSync, pragma: string): number {
  return Number(Object.values(database.prepare(pragma).get() ?? {})[0])
}

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
