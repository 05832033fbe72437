import { createHash } from 'node:crypto'
import { createUuid } from '#shared/uuid.ts'
import { type Database, number, type Query, text, textOrNull } from './database.ts'
import type { NewRequest } from './request-rows.ts'
import { type SharedCount, takeCounts } from './shared-counts.ts'

export type MailKind = 'notice' | 'receipt'
export type DueMail = { id: string; requestId: string; kind: MailKind; attempts: number }
/** `oldest`: when the request of the longest waiting mail came. */
export type OutboxState = { waiting: number; failed: number; fault: string | null; oldest: Date | null }

const day = 86_400_000
/** So that the form cannot be used to flood a mailbox. */
const receiptsADay = { address: 3, domain: 20, all: 100 } as const

export async function insertMails(query: Query, request: NewRequest, mails: readonly MailKind[]) {
  const { id, emailOrPhone, createdAt } = request
  for (const kind of mails) {
    const counts = kind === 'receipt' ? receiptCounts(emailOrPhone) : []
    if (await takeCounts(query, counts, createdAt.getTime())) continue
    const values = [createUuid(), id, kind, createdAt.toISOString()]
    await query(`INSERT INTO outbox (id, request_id, kind, due_at) VALUES ($1, $2, $3, $4)`, values)
  }
}

/**
 * The hash outlives the request by a day: if erasing reset the count, one could send three more. A stored key
 * would not hide it better, since it would lie in the same database.
 */
function receiptCounts(address: string): SharedCount[] {
  const mailbox = mailboxOf(address)
  const names = { address: mailbox, domain: mailbox.split('@')[1] ?? '', all: '' }
  return (['address', 'domain', 'all'] as const).map((who) => {
    const fingerprint = createHash('sha256').update(names[who]).digest('base64url')
    return { name: `receipt: ${who} ${fingerprint}`, most: receiptsADay[who], within: day }
  })
}

/** Ignores case, dots and `+tag`. Where dots matter, two people share one limit. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/)
  const plain = local.replace(/(?<=.)\+.*$/, '').replaceAll('.', '')
  return `${plain}@${domain.replace(/\.$/, '').replace(/^googlemail\.com$/, 'gmail.com')}`
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
          kind: text(row, 'kind') === 'receipt' ? 'receipt' : 'notice',
          attempts: number(row, 'attempts'),
        }))
      }),

    finishMail: (id: string, at: Date, fault: string | null = null): Promise<void> =>
      transaction(async (query) => {
        const sql = `UPDATE outbox SET finished_at = $2, fault = $3 WHERE id = $1`
        await query(sql, [id, at.toISOString(), fault])
      }),

    /** Without `fault` the earlier one is kept, as when a claim is extended. */
    postponeMail: (id: string, dueAt: Date, fault: string | null = null): Promise<void> =>
      transaction(async (query) => {
        const sql = `UPDATE outbox SET due_at = $2, fault = COALESCE($3, fault) WHERE id = $1 AND finished_at IS NULL`
        await query(sql, [id, dueAt.toISOString(), fault])
      }),

    outboxState: (): Promise<OutboxState> =>
      transaction(async (query) => {
        const count = `SELECT COUNT(*) AS count FROM outbox WHERE`
        const [waiting = {}] = await query(`${count} finished_at IS NULL`)
        const [failed = {}] = await query(`${count} finished_at IS NOT NULL AND fault IS NOT NULL`)
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
          failed: number(failed, 'count'),
          fault: last ? textOrNull(last, 'fault') : null,
          oldest: oldest === null ? null : new Date(oldest),
        }
      }),
  }
}
