import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { setImmediate as turnOfOthers } from 'node:timers/promises'
import { type Database, missingStore, type Query, StoreUnavailable } from './database.ts'
import { migrate } from './migrations.ts'
import {
  busyTimeout,
  type Connection,
  connect,
  inodeOf,
  number,
  queryOf,
  retryWhileBusy,
  unavailable,
} from './sqlite-file.ts'

type SqliteOptions = {
  log?: (message: string) => void
  isOwner?: boolean
}

/** Pages freed per step. */
const vacuumPages = 1_000

/** One transaction at a time. The file is reopened after failures, but never created twice. */
export function openSqlite(file: string, forward = toNewest, options: SqliteOptions = {}): Database {
  const { usable, drop } = createConnection(file, forward, options)
  const inTurn = createTurns()

  function transaction<T>(work: (query: Query) => Promise<T>): Promise<T> {
    return inTurn(async () => {
      try {
        const own = await usable()
        await retryWhileBusy(() => own.database.exec('BEGIN IMMEDIATE'))
        const value = await work(queryOf(own))
        await retryWhileBusy(() => own.database.exec('COMMIT'))
        return value
      } catch (error) {
        // Rolls back.
        drop()
        throw unavailable(error)
      }
    })
  }

  /** A failed step leaves the connection open, unlike a failed transaction. */
  function upkeep<T>(step: (own: Connection) => T): Promise<T> {
    return inTurn(async () => {
      try {
        return step(await usable())
      } catch (error) {
        throw unavailable(error)
      }
    })
  }

  return {
    transaction,
    lockClause: '',
    vacuum: async () => {
      await freePages(upkeep)
      return upkeep(isLogEmptied)
    },
    freeBytes: () => freeBytesAt(file),
    close: () => inTurn(async () => drop()),
  }
}

const toNewest = (query: Query) => migrate(query, 'BLOB')

function createConnection(
  file: string,
  forward: (query: Query) => Promise<void>,
  { log = () => {}, isOwner = false }: SqliteOptions,
) {
  let connection: Connection | undefined
  let wasOpen = false

  function drop() {
    const { database } = connection ?? {}
    connection = undefined
    try {
      database?.close()
    } catch {
      // Already closed by the failure.
    }
  }

  return {
    usable: async (): Promise<Connection> => {
      // A file that was moved or replaced would still take writes, which nobody would ever read.
      if (connection && inodeOf(file) !== connection.inode) drop()
      const missing = wasOpen ? vanished() : missingStore(file)
      connection ??= await connect({ file, forward, mayMake: !isOwner && !wasOpen, missing, log })
      wasOpen = true
      return connection
    },
    drop,
  }
}

function vanished() {
  return new StoreUnavailable(
    'The store that was open is gone: nothing is stored until it is back, or until the site is started again.',
    'vanished',
  )
}

function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(step: () => Promise<T>): Promise<T> => {
    const done = last.then(step)
    last = done.catch(() => {})
    return done
  }
}

type Upkeep = <T>(step: (own: Connection) => T) => Promise<T>

async function freePages(upkeep: Upkeep) {
  for (let before = Number.POSITIVE_INFINITY; ; ) {
    const left = await upkeep(({ database }) => {
      database.exec(`PRAGMA incremental_vacuum(${vacuumPages})`)
      return number(database, 'PRAGMA freelist_count')
    })
    if (left === 0 || left >= before) return
    before = left
    await turnOfOthers()
  }
}

/** Waits two seconds for a reader. */
function isLogEmptied({ database }: Connection): boolean {
  database.exec(`PRAGMA busy_timeout=2000`)
  const isEmptied = number(database, 'PRAGMA wal_checkpoint(TRUNCATE)') === 0
  database.exec(`PRAGMA busy_timeout=${busyTimeout}`)
  return isEmptied
}

/** Free bytes for this user; null when the folder does not exist. */
function freeBytesAt(file: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(dirname(file))
    return bavail * bsize
  } catch {
    return null
  }
}
