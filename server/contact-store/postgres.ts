import { DatabaseError, Pool, type PoolClient } from 'pg'
import { type Database, missingStore, type Query, type StoreFault, StoreUnavailable } from './database.ts'
import { migrate } from './migrations.ts'

/** Commits must wait for the disk even if the server's default does not; a stricter default stays. */
const begin = `BEGIN; SELECT set_config('synchronous_commit', 'on', true)
  WHERE current_setting('synchronous_commit') = 'off'`

/** An arbitrary advisory lock key. */
const migrationLock = 7_384_620_113

/** Connects on demand. The first transaction migrates the schema, one process at a time. */
export function openPostgres(connectionString: string, forward = toNewest): Database {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    query_timeout: 8_000,
    application_name: 'vetrina',
  })
  // Without a listener on pool and clients, a broken connection would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  let migrated: Promise<void> | undefined
  let ended: Promise<void> | undefined

  async function inTransaction<T>(work: (query: Query) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch(failed)
    const fromDriver = new Set<unknown>()
    const query: Query = (sql, parameters = []) =>
      client.query<Record<string, unknown>>(sql, [...parameters]).then(
        ({ rows }) => rows,
        (error: unknown) => {
          fromDriver.add(error)
          throw error
        },
      )
    let broken = true
    try {
      await query(begin)
      const value = await work(query)
      await query('COMMIT')
      broken = false
      return value
    } catch (error) {
      // Errors that do not come from the driver are bugs in `work`, not a broken server.
      const isOwnFault = !fromDriver.has(error)
      // If ROLLBACK fails, discard the connection; the server rolls back by itself.
      broken = !((isOwnFault || error instanceof DatabaseError) && (await rolledBack(client)))
      if (isOwnFault) throw error
      return failed(error)
    } finally {
      client.release(broken)
    }
  }

  async function bringForward() {
    await inTransaction(async (query) => {
      await query('SELECT pg_advisory_xact_lock($1)', [migrationLock])
      await forward(query)
    })
  }

  return {
    transaction: async (work) => {
      migrated ??= bringForward()
      try {
        await migrated
      } catch (error) {
        migrated = undefined
        throw error
      }
      return inTransaction(work)
    },
    lockClause: 'FOR UPDATE SKIP LOCKED',
    // Autovacuum does this.
    vacuum: async () => true,
    freeBytes: () => null,
    close: () => {
      ended ??= pool.end()
      return ended
    },
  }
}

const toNewest = (query: Query) => migrate(query, 'BYTEA')

export async function forwardIfThere(query: Query) {
  const [row] = await query(`SELECT to_regclass('schema_version')::text AS name`)
  if (row?.name == null) throw missingStore('this address')
  await toNewest(query)
}

async function rolledBack(client: PoolClient) {
  return client.query('ROLLBACK').then(
    () => true,
    () => false,
  )
}

const faults: Readonly<Record<string, StoreFault>> = { '53100': 'full', XX001: 'damaged', XX002: 'damaged' }

/** Classes 22, 23 and 42 are our bugs. Driver messages may hold personal data, so they are dropped. */
function failed(error: unknown): never {
  const state = error instanceof DatabaseError ? (error.code ?? '') : ''
  if (/^(22|23|42)/.test(state)) throw new Error(`PostgreSQL refused a statement (SQLSTATE ${state}).`)
  const code = error instanceof Error && 'code' in error ? ` (${error.code})` : ''
  throw new StoreUnavailable(`PostgreSQL cannot be used now${code}.`, faults[state])
}
