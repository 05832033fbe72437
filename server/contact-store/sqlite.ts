import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { type Database, type Parameter, type Query, StoreUnavailable } from './database.ts'
import { migrate } from './migrations.ts'

type Work = { run: (query: Query) => Promise<void>; reject: (error: unknown) => void; settle: () => void }
type Connection = { database: DatabaseSync; statements: Map<string, StatementSync>; inode: number }

/**
 * SQLite in one file. Transactions that arrive together share one COMMIT, so one fsync (WAL, `synchronous=FULL`).
 * The file is opened at the first use and again after every failure: a full disk or a folder that cannot be written
 * heals without a restart.
 */
export function openSqlite(file: string, forward = toNewest): Database {
  let connection: Connection | undefined
  let waiting: Work[] = []
  let running: Promise<void> | undefined

  function transaction<T>(work: (query: Query) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      let outcome: { value: T } | undefined
      waiting.push({
        reject,
        run: async (query) => {
          outcome = { value: await work(query) }
        },
        settle: () => outcome && resolve(outcome.value),
      })
      running ??= drain()
    })
  }

  async function drain() {
    // Leaves time for the others that are ready to join the same COMMIT.
    await new Promise(setImmediate)
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      await commitBatch(batch)
    }
    running = undefined
  }

  async function commitBatch(batch: Work[]) {
    try {
      connection = await usable()
      const { database } = connection
      await patiently(() => database.exec('BEGIN IMMEDIATE'))
      const done = await runAll(connection, batch)
      await patiently(() => database.exec('COMMIT'))
      for (const work of done) work.settle()
    } catch (error) {
      drop()
      for (const work of batch) work.reject(unavailable(error))
    }
  }

  async function usable(): Promise<Connection> {
    // A file that was moved away or replaced would still take writes, and nobody would ever read them.
    if (connection && inode(file) !== connection.inode) drop()
    return connection ?? (await connect(file, forward))
  }

  function drop() {
    const { database } = connection ?? {}
    connection = undefined
    try {
      database?.close()
    } catch {
      // Already closed by the failure that led here.
    }
  }

  return {
    transaction,
    lockClause: '',
    vacuum: async () => {
      await running
      const { database } = await usable()
      database.exec('PRAGMA incremental_vacuum; PRAGMA wal_checkpoint(TRUNCATE)')
    },
    close: async () => {
      await running
      drop()
    },
  }
}

const toNewest = (query: Query) => migrate(query, 'BLOB')

async function connect(file: string, forward: typeof toNewest): Promise<Connection> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(file, { timeout: 100 })
  try {
    chmodSync(file, 0o600)
    const connection = { database, statements: new Map(), inode: inode(file) }
    await patiently(() =>
      database.exec(
        'PRAGMA auto_vacuum=INCREMENTAL; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA secure_delete=ON',
      ),
    )
    await patiently(() => database.exec('BEGIN IMMEDIATE'))
    await forward(queryOf(connection))
    database.exec('COMMIT')
    return connection
  } catch (error) {
    database.close()
    throw error
  }
}

/** Each work in its own savepoint: the failure of one takes nothing from the others. Gives those that went well. */
async function runAll(connection: Connection, batch: Work[]): Promise<Work[]> {
  const { database } = connection
  const done: Work[] = []
  for (const work of batch) {
    database.exec('SAVEPOINT work')
    try {
      await work.run(queryOf(connection))
      done.push(work)
    } catch (error) {
      if (isEngineFailure(error)) throw error
      database.exec('ROLLBACK TO work')
      work.reject(error)
    }
    database.exec('RELEASE work')
  }
  return done
}

function queryOf({ database, statements }: Connection): Query {
  return async (sql, parameters = []) => {
    const statement = statements.get(sql) ?? database.prepare(sql)
    statements.set(sql, statement)
    const named: Record<string, Parameter> = {}
    for (const [index, value] of parameters.entries()) named[`$${index + 1}`] = value
    return statement.all(named)
  }
}

/** The owner's command may hold the file for a moment: waits up to four seconds without blocking the visitors. */
async function patiently(step: () => void) {
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

const busy = 5
/** SQLITE_ERROR, CONSTRAINT, MISMATCH, MISUSE, RANGE: a fault of the statement, not of the disk. */
const statementFaults = [1, 19, 20, 21, 25]

/** The primary result code of SQLite, without the extended bits. */
function errorCode(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined
}

function isEngineFailure(error: unknown) {
  const code = errorCode(error)
  return code !== undefined && !statementFaults.includes(code)
}

function unavailable(error: unknown) {
  const isSystemFailure = error instanceof Error && 'syscall' in error
  return isEngineFailure(error) || isSystemFailure
    ? new StoreUnavailable(`The SQLite file cannot be used now (${error instanceof Error && error.message}).`)
    : error
}

function inode(file: string) {
  return statSync(file, { throwIfNoEntry: false })?.ino ?? -1
}
