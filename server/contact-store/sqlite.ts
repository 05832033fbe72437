import { setTimeout as pause, setImmediate as turnOfOthers } from 'node:timers/promises'
import type { Database, Query } from './database.ts'
import { inspectSqlite } from './inspect-sqlite.ts'
import { migrate } from './migrations.ts'
import { createReserve, freeBytesAt } from './reserve.ts'
import { isEngineFailure, unavailable } from './sqlite-faults.ts'
import { type Connection, connect, inodeOf, number, patiently, queryOf } from './sqlite-file.ts'

type Work = { run: (query: Query) => Promise<void>; reject: (error: unknown) => void; settle: () => void }

export type SqliteOptions = {
  /** Told in words when a store is made anew. */
  log?: (message: string) => void
  /** What `contact.sqlite.reserve` takes up, in bytes; 0: there is none. */
  reserveBytes?: number
  /** For the owner's commands: the reserve is given up when the file cannot even be opened, and none is made. */
  isOwner?: boolean
}

/** Pages that one step of freeing takes, and how often an open reader is waited for, a tenth of a second each. */
const vacuumPages = 1_000
const checkpointAttempts = 20

/**
 * SQLite in one file. Transactions that arrive together share one COMMIT, so one fsync (WAL, `synchronous=FULL`).
 * The file is opened at the first use and again after every failure: a full disk or a folder that cannot be written
 * heals without a restart. A file that was open is never made anew: it may be on a volume that is gone for a while.
 */
export function openSqlite(file: string, forward = toNewest, options: SqliteOptions = {}): Database {
  const { log = () => {}, reserveBytes = 0, isOwner = false } = options
  const reserve = createReserve(`${file}.reserve`, reserveBytes)
  let connection: Connection | undefined
  let identity: number | undefined
  let waiting: Work[] = []
  let running: Promise<void> | undefined
  let last: Promise<unknown> = Promise.resolve()

  /** One after the other: a batch, or a step of the upkeep. */
  function inTurn<T>(step: () => Promise<T>): Promise<T> {
    const done = last.then(step, step)
    last = done.catch(() => {})
    return done
  }

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
    await turnOfOthers()
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      await inTurn(() => commitBatch(batch))
    }
    running = undefined
  }

  async function commitBatch(batch: Work[]) {
    try {
      const own = await usable()
      const { database } = own
      await patiently(() => database.exec('BEGIN IMMEDIATE'))
      const done = await runAll(own, batch)
      await patiently(() => database.exec('COMMIT'))
      for (const work of done) work.settle()
    } catch (error) {
      drop()
      for (const work of batch) work.reject(unavailable(error))
    }
  }

  async function usable(): Promise<Connection> {
    // A file that was moved away or replaced would still take writes, and nobody would ever read them.
    if (connection && inodeOf(file) !== connection.inode) drop()
    connection ??= await open().catch((error: unknown) => {
      if (!isOwner || !reserve.giveUp()) throw error
      return open()
    })
    identity = connection.identity
    return connection
  }

  const open = () => connect({ file, forward, identity, mayMake: !isOwner, log })

  function drop() {
    const { database } = connection ?? {}
    connection = undefined
    try {
      database?.close()
    } catch {
      // Already closed by the failure that led here.
    }
  }

  /** A step of the upkeep; its failures leave the file as it was. */
  function upkeep<T>(step: (own: Connection) => T): Promise<T> {
    return inTurn(async () => {
      try {
        return step(await usable())
      } catch (error) {
        throw unavailable(error)
      }
    })
  }

  async function vacuum(): Promise<boolean> {
    for (let before = Number.POSITIVE_INFINITY; ; ) {
      const left = await upkeep(({ database }) => {
        database.exec(`PRAGMA incremental_vacuum(${vacuumPages})`)
        return number(database, 'PRAGMA freelist_count')
      })
      if (left === 0 || left >= before) break
      before = left
      await turnOfOthers()
    }
    for (let attempt = 1; ; attempt++) {
      const isBusy = await upkeep(({ database }) => number(database, 'PRAGMA wal_checkpoint(TRUNCATE)') !== 0)
      if (!isBusy || attempt === checkpointAttempts) return !isBusy
      await pause(100)
    }
  }

  return {
    transaction,
    lockClause: '',
    freeze: '',
    vacuum,
    freeBytes: () => freeBytesAt(file),
    giveUpReserve: reserve.giveUp,
    keepReserve: reserve.keep,
    inspect: () => inspectSqlite(file),
    close: async () => {
      await running
      await inTurn(async () => drop())
    },
  }
}

const toNewest = (query: Query) => migrate(query, 'BLOB')

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
