import { randomBytes } from 'node:crypto'
import { createUuid } from '#shared/uuid.ts'
import { bytes, type Database, type Query, StoreUnavailable, text, textOrNull } from './database.ts'
import { createErasing } from './erasing.ts'
import { createIntake, type IntakeLimits } from './intake.ts'
import { createKnownTime } from './known-time.ts'
import { createMailQueue, insertMails, type MailKind } from './mail-queue.ts'
import {
  insertRequest,
  type NewRequest,
  type Page,
  requestBytes,
  type StoredRequest,
  selectPage,
  selectRequest,
} from './request-rows.ts'
import { createSharedCounts } from './shared-counts.ts'

export type { DueMail, MailKind } from './mail-queue.ts'
export type { NewRequest, Page, StoredRequest } from './request-rows.ts'

export type ContactStore = ReturnType<typeof createContactStore>

type StoreOptions = { limits?: IntakeLimits; log?: (message: string) => void }

/**
 * The requests and their mails, over either engine. Everything here is durable when its promise resolves and rejects
 * with `StoreUnavailable` when the engine cannot be used.
 */
export function createContactStore(database: Database, { limits, log }: StoreOptions = {}) {
  const { transaction } = database
  const intake = createIntake(database, limits, log)
  const knownTime = createKnownTime(database)
  const counts = createSharedCounts(database)
  const erasing = createErasing(database, intake.forget)
  let damage: string | null = null
  /** The size of the request that could not be stored last; 0: the last one was. */
  let refused = 0

  async function storeWhole(request: NewRequest, mails: readonly MailKind[]): Promise<'stored' | 'repeated'> {
    const size = requestBytes(request)
    try {
      const outcome = await transaction(async (query) => {
        if (!(await insertRequest(query, request))) return 'repeated'
        // After the insertion, which waits for a move that is under way.
        await refuseMoved(query)
        await insertMails(query, request, mails)
        return 'stored'
      })
      if (outcome === 'stored') intake.add(size)
      refused = 0
      return outcome
    } catch (error) {
      if (error instanceof StoreUnavailable) refused = Math.max(size, 1)
      throw error
    }
  }

  /** After a failure only a write of that size proves that one can be stored again. */
  async function probe(size: number) {
    const id = createUuid()
    await transaction((query) =>
      query(`INSERT INTO probes (id, content) VALUES ($1, $2)`, [id, new Uint8Array(size)]),
    )
    await transaction((query) => query(`DELETE FROM probes`))
    refused = 0
  }

  return {
    /** What limits count for all processes together. */
    takeCounts: counts.take,
    giveBackCounts: counts.giveBack,

    /** Stores a request with its files and mails, all or nothing; a known `id` is left as it is. */
    save: async (request: NewRequest, mails: readonly MailKind[]): Promise<'stored' | 'repeated'> => {
      try {
        await intake.admit(requestBytes(request), request.files.length > 0)
      } catch (error) {
        // What is stored already takes no room.
        if (await transaction((query) => selectRequest(query, request.id))) return 'repeated'
        throw error
      }
      return storeWhole(request, mails)
    },

    /** Proves that a request could be stored. */
    check: async (): Promise<void> => {
      if (damage) throw new StoreUnavailable(`Pages of the store are damaged: ${damage}`, 'damaged')
      await intake.check()
      await transaction(refuseMoved)
      await knownTime.beat(new Date())
      if (refused > 0) await probe(refused)
    },

    /** Looks at every page of the store; what is wrong, or null. `check` tells it from then on. */
    inspect: async (): Promise<string | null> => {
      damage = await database.inspect()
      return damage
    },

    /** Some of the requests, the newest first; all of them by `eachRequest`. */
    list: (page: Page = {}): Promise<StoredRequest[]> => transaction((query) => selectPage(query, page)),

    find: (id: string): Promise<StoredRequest | undefined> =>
      transaction((query) => selectRequest(query, id)),

    /** The identifiers that begin so, three at most. */
    idsFrom: (start: string): Promise<string[]> =>
      transaction(async (query) => {
        const pattern = `${start.replace(/[^0-9a-f-]/g, '!')}%`
        const rows = await query(`SELECT id FROM requests WHERE id LIKE $1 LIMIT 3`, [pattern])
        return rows.map((row) => text(row, 'id'))
      }),

    /** The content of an attachment; undefined when it was erased meanwhile. */
    fileContent: (id: string): Promise<Uint8Array | undefined> =>
      transaction(async (query) => {
        const [row] = await query(`SELECT content FROM attachments WHERE id = $1`, [id])
        return row && bytes(row, 'content')
      }),

    /** Marks a request as answered, or with null as open again; false when there is none. */
    markAnswered: (id: string, at: Date | null): Promise<boolean> =>
      transaction(async (query) => {
        const sql = `UPDATE requests SET answered_at = $2 WHERE id = $1 RETURNING id`
        return (await query(sql, [id, at?.toISOString() ?? null])).length > 0
      }),

    ...knownTime,
    ...erasing,
    ...createMailQueue(database),

    /** Bytes free where the store lies; null on another machine. */
    freeBytes: async (): Promise<number | null> => database.freeBytes(),

    /** What has to be done now and then: the reserve, and counts that are over. */
    tidy: async (now: Date): Promise<void> => {
      const dayBeforeYesterday = new Date(now.getTime() - 2 * 86_400_000).toISOString().slice(0, 10)
      await transaction((query) => query(`DELETE FROM receipts WHERE day < $1`, [dayBeforeYesterday]))
      await counts.tidy(now)
      database.keepReserve(limits?.floorBytes ?? 0)
    },

    /** A random key that all server processes on this store share; made at the first call. */
    secret: (name: string): Promise<string> =>
      transaction(async (query) => {
        const value = randomBytes(32).toString('base64url')
        const sql = `INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING`
        await query(sql, [name, value])
        const [row = {}] = await query(`SELECT value FROM secrets WHERE name = $1`, [name])
        return text(row, 'value')
      }),

    /** Forgets a key, so that the processes that start from now on share a new one. */
    forgetSecret: (name: string): Promise<void> =>
      transaction(async (query) => {
        await query(`DELETE FROM secrets WHERE name = $1`, [name])
      }),

    close: () => database.close(),
  }
}

async function refuseMoved(query: Query) {
  const [pulse = {}] = await query(`SELECT moved_at FROM pulse WHERE id = 1`)
  const at = textOrNull(pulse, 'moved_at')
  if (at) throw new StoreUnavailable(`The requests were moved to another store on ${at}.`, 'moved')
}
