import { bytes, type Database, StoreUnavailable, text } from './database.ts'
import type { Intake } from './intake.ts'
import { queueNotice } from './mail-queue.ts'
import {
  insertRequest,
  type NewRequest,
  type Page,
  requestBytes,
  type StoredRequest,
  selectPage,
  selectRequest,
} from './request-rows.ts'

export function createRequests({ transaction }: Database, intake: Intake) {
  return {
    /** Stores request, files and the notice to the owner atomically; a known `id` changes nothing. */
    save: async (request: NewRequest): Promise<'stored' | 'repeated'> => {
      const size = requestBytes(request)
      try {
        await intake.admit(size, request.files.length > 0)
      } catch (error) {
        // A repeat is acknowledged even when the store is full.
        if (await transaction((query) => selectRequest(query, request.id))) return 'repeated'
        throw error
      }
      return transaction(async (query) => {
        if (!(await insertRequest(query, request))) return 'repeated'
        await queueNotice(query, request)
        return 'stored'
      }).catch((error: unknown) => {
        if (error instanceof StoreUnavailable && error.fault === 'full') intake.waitFor(size)
        throw error
      })
    },

    list: (page: Page = {}): Promise<StoredRequest[]> => transaction((query) => selectPage(query, page)),

    find: (id: string): Promise<StoredRequest | undefined> =>
      transaction((query) => selectRequest(query, id)),

    /** Identifiers with this prefix, at most three. */
    idsFrom: (start: string): Promise<string[]> =>
      transaction(async (query) => {
        const pattern = `${start.replace(/[^0-9a-f-]/g, '!')}%`
        const rows = await query(`SELECT id FROM requests WHERE id LIKE $1 LIMIT 3`, [pattern])
        return rows.map((row) => text(row, 'id'))
      }),

    /** Undefined when erased meanwhile. */
    fileContent: (id: string): Promise<Uint8Array | undefined> =>
      transaction(async (query) => {
        const [row] = await query(`SELECT content FROM attachments WHERE id = $1`, [id])
        return row && bytes(row, 'content')
      }),

    /** Null reopens the request; false when it does not exist. */
    markAnswered: (id: string, at: Date | null): Promise<boolean> =>
      transaction(async (query) => {
        const sql = `UPDATE requests SET answered_at = $2 WHERE id = $1 RETURNING id`
        return (await query(sql, [id, at?.toISOString() ?? null])).length > 0
      }),

    /** False when the request does not exist, or when its note is no longer `before`. */
    writeNote: (id: string, note: string, before: string): Promise<boolean> =>
      transaction(async (query) => {
        const sql = `UPDATE requests SET note = $2 WHERE id = $1 AND note = $3 RETURNING id`
        return (await query(sql, [id, note, before])).length > 0
      }),
  }
}

/** Yields requests newest first, loading them in pages so that few are in memory at once. */
export async function* eachRequest(
  store: Pick<ReturnType<typeof createRequests>, 'list'>,
  { most = 200, ...page }: Page = {},
): AsyncGenerator<StoredRequest> {
  for (let { after } = page; ; ) {
    const some = await store.list({ ...page, after, most })
    yield* some
    after = some.at(-1)
    if (some.length < most) return
  }
}
