import { createUuid } from '#shared/uuid.ts'
import { type Database, number, type Query, text, textOrNull } from './database.ts'

/** `kind`: a former release also queued receipts for visitors. */
export type DueMail = { id: string; requestId: string; kind: string; attempts: number }
/** `oldest`: when the request of the longest waiting mail came. */
export type OutboxState = { waiting: number; fault: string | null; oldest: Date | null }

export async function queueNotice(query: Query, { id, createdAt }: { id: string; createdAt: Date }) {
  const values = [createUuid(), id, createdAt.toISOString()]
  await query(`INSERT INTO outbox (id, request_id, kind, due_at) VALUES ($1, $2, 'notice', $3)`, values)
}

export function createMailQueue({ transaction, lockClause }: Database) {
  return {
    /** Claims due mails until `until`; if this process dies, they become due again then. */
    claimMails: (now: Date, until: Date, most: number): Promise<DueMail[]> =>
      transaction(async (query) => {
        const rows = await query(
          `UPDATE outbox SET due_at = $2, attempts = attempts + 1 WHERE id IN (
             SELECT id FROM outbox WHERE finished_at IS NULL AND due_at <= $1
             ORDER BY due_at LIMIT $3 ${lockClause})
           RETURNING id, request_id, kind, attempts`,
          [now.toISOString(), until.toISOString(), most],
        )
        return rows.map((row) => ({
          id: text(row, 'id'),
          requestId: text(row, 'request_id'),
          kind: text(row, 'kind'),
          attempts: number(row, 'attempts'),
        }))
      }),

    finishMail: (id: string, at: Date): Promise<void> =>
      transaction(async (query) => {
        const sql = `UPDATE outbox SET finished_at = $2, fault = NULL WHERE id = $1`
        await query(sql, [id, at.toISOString()])
      }),

    /** Without `fault` the earlier one is kept, as when a claim is extended. */
    postponeMail: (id: string, dueAt: Date, fault: string | null = null): Promise<void> =>
      transaction(async (query) => {
        const sql = `UPDATE outbox SET due_at = $2, fault = COALESCE($3, fault) WHERE id = $1 AND finished_at IS NULL`
        await query(sql, [id, dueAt.toISOString(), fault])
      }),

    outboxState: (): Promise<OutboxState> =>
      transaction(async (query) => {
        const [waiting = {}] = await query(`SELECT COUNT(*) AS count FROM outbox WHERE finished_at IS NULL`)
        const [last] = await query(
          `SELECT fault FROM outbox WHERE finished_at IS NULL AND fault IS NOT NULL ORDER BY due_at DESC LIMIT 1`,
        )
        const [old = {}] = await query(
          `SELECT MIN(created_at) AS oldest FROM requests WHERE id IN (
             SELECT request_id FROM outbox WHERE finished_at IS NULL)`,
        )
        const oldest = textOrNull(old, 'oldest')
        return {
          waiting: number(waiting, 'count'),
          fault: last ? textOrNull(last, 'fault') : null,
          oldest: oldest === null ? null : new Date(oldest),
        }
      }),
  }
}
