import { randomInt } from 'node:crypto'
import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { missingStore, type Parameter, type Query, StoreUnavailable } from './database.ts'
import { busy, errorCode } from './sqlite-faults.ts'

/** `inode` identifies the file on disk; `identity` is stored inside it, so copies share it. */
export type Connection = {
  database: DatabaseSync
  statements: Map<string, StatementSync>
  inode: string
  identity: number
}

type OpenOptions = {
  file: string
  forward: (query: Query) => Promise<void>
  /** Identity of the store that was open before; only that one may be opened again, none created. */
  identity: number | undefined
  mayMake: boolean
  log: (message: string) => void
}

/** `cache_size`: 16 MB. */
const pragmas =
  'PRAGMA auto_vacuum=INCREMENTAL; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA secure_delete=ON; PRAGMA cache_size=-16000'

/** @throws StoreUnavailable when there is no file, or not the one that was open before */
export async function connect({ file, forward, identity, mayMake, log }: OpenOptions): Promise<Connection> {
  const isKnown = identity !== undefined
  if (isKnown && inodeOf(file) === '') throw vanished('The store that was open is gone')
  if (!isKnown && !mayMake && sizeOf(file) === 0) throw missingStore(file)
  if (!isKnown && mayMake) mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const isNew = inodeOf(file) === ''
  const address = pathToFileURL(file)
  address.search = `?mode=${isKnown || !mayMake ? 'rw' : 'rwc'}`
  const database = new DatabaseSync(address, { timeout: 100 })
  try {
    keepPrivate(file, isNew)
    const own = number(database, 'PRAGMA application_id')
    if (isKnown && own !== identity) throw vanished('In the place of the store that was open lies another')
    await retryWhileBusy(() => database.exec(pragmas))
    await retryWhileBusy(() => database.exec('BEGIN IMMEDIATE'))
    const connection = { database, statements: new Map(), inode: inodeOf(file), identity: identify(database) }
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

function identify(database: DatabaseSync): number {
  const known = number(database, 'PRAGMA application_id')
  if (known !== 0) return known
  const made = randomInt(1, 2 ** 31)
  database.exec(`PRAGMA application_id=${made}`)
  return made
}

function vanished(what: string) {
  return new StoreUnavailable(
    `${what}: nothing is stored until it is back, or until the site is started again.`,
    'vanished',
  )
}
