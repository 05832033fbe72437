import { randomBytes } from 'node:crypto'
import { addDays } from '#shared/dates.ts'
import { romeDay } from '#shared/rome-time.ts'
import { type Database, number, type Query, text } from './database.ts'
import { createErasing, createKnownTime } from './erasing.ts'
import { createIntake, type IntakeLimits } from './intake.ts'
import { createMailQueue } from './mail-queue.ts'
import { createRequests } from './requests.ts'

export type { DueMail } from './mail-queue.ts'
export type { NewRequest, StoredRequest } from './requests.ts'

export type ContactStore = ReturnType<typeof createContactStore>

/** For how many days visits are kept. */
const visitDays = 400

type StoreOptions = { limits?: IntakeLimits; log?: (message: string) => void }

/** Data is durable when a promise resolves. @throws StoreUnavailable when the engine fails */
export function createContactStore(database: Database, { limits, log }: StoreOptions = {}) {
  const { transaction } = database
  const intake = createIntake(database, limits, log)
  const knownTime = createKnownTime(database)

  return {
    ...createRequests(database, intake),
    ...knownTime,
    ...createErasing(database),
    ...createMailQueue(database),
    ...createSecrets(database),
    ...createVisits(database),

    /** Rejects with `StoreUnavailable` while a request could not be stored. */
    check: async (): Promise<void> => {
      await intake.check()
      await knownTime.beat(new Date())
    },

    freeBytes: async (): Promise<number | null> => database.freeBytes(),

    tidy: async (now: Date): Promise<void> => {
      const firstDay = addDays(romeDay(now), -visitDays)
      await transaction(async (query) => {
        await query(`DELETE FROM visits WHERE day < $1`, [firstDay])
        // Hashes of addresses, left by releases that counted there.
        for (const table of ['shared_counts', 'receipts']) await query(`DELETE FROM ${table}`)
      })
    },

    close: () => database.close(),
  }
}

function createSecrets({ transaction }: Database) {
  return {
    secret: (name: string): Promise<string> =>
      transaction(async (query) => {
        const value = randomBytes(32).toString('base64url')
        const sql = `INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING`
        await query(sql, [name, value])
        const [row = {}] = await query(`SELECT value FROM secrets WHERE name = $1`, [name])
        return text(row, 'value')
      }),
  }
}

/** Page views by day and path, without personal data: `2026-03-01 /it`. */
type Visits = ReadonlyMap<string, number>

function createVisits({ transaction }: Pick<Database, 'transaction'>) {
  return {
    /** Several processes add up. */
    addVisits: (visits: Visits): Promise<void> =>
      transaction(async (query) => {
        const sql = `INSERT INTO visits (day, path, count) VALUES ($1, $2, $3)
          ON CONFLICT (day, path) DO UPDATE SET count = visits.count + excluded.count`
        // Fixed order, so that concurrent transactions cannot deadlock.
        for (const [key, count] of [...visits].toSorted()) await query(sql, [...key.split(' '), count])
      }),

    /** Sums of each day and of each page, the highest first. */
    visitsSince: (day: string) =>
      transaction(async (query) => ({
        days: await sums(query, 'day', day),
        pages: await sums(query, 'path', day),
      })),
  }
}

async function sums(query: Query, column: 'day' | 'path', since: string) {
  const sql = `SELECT ${column}, SUM(count) AS total FROM visits WHERE day >= $1
    GROUP BY ${column} ORDER BY total DESC, ${column}`
  const rows = await query(sql, [since])
  return rows.map((row) => ({ name: text(row, column), count: number(row, 'total') }))
}
