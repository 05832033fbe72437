import { bytes, type Database, text } from './database.ts'
import { type Page, type StoredRequest, selectPage, selectRequest } from './request-rows.ts'

export function createRequests({ transaction }: Database) {
  return {
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
