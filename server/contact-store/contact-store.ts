import { createHash, randomBytes } from 'node:crypto'
import type { Language } from '#shared/locale.ts'
import { isLanguage } from '#shared/locale.ts'
import { createUuid } from '#shared/uuid.ts'
import { bytes, type Database, number, type Query, type Row, text, textOrNull } from './database.ts'

/** A visitor's request, tidy and checked. `id` is the visitor's version-4 UUID; `page` the language it was written in. */
export type NewRequest = {
  id: string
  createdAt: Date
  page: Language
  subject: string
  name: string
  reach: string
  company: string
  message: string
  answer: Language
  files: readonly { name: string; content: Uint8Array }[]
}

export type MailKind = 'notice' | 'receipt'
export type StoredRequest = Omit<NewRequest, 'files'> & {
  answeredAt: Date | null
  files: readonly StoredFile[]
}
type StoredFile = { id: string; name: string; size: number; sha256: string }
export type DueMail = { id: string; requestId: string; kind: MailKind; attempts: number }
export type OutboxState = { waiting: number; failed: number; fault: string | null }

export type ContactStore = ReturnType<typeof createContactStore>

/**
 * The requests and their mails, over either engine. Everything here is durable when its promise resolves and rejects
 * with `StoreUnavailable` when the engine cannot be used.
 */
export function createContactStore(database: Database) {
  const { transaction, lockClause } = database
  return {
    /** Stores a request with its files and mails, all or nothing; a known `id` is left as it is. */
    save: (request: NewRequest, mails: readonly MailKind[]): Promise<'stored' | 'repeated'> =>
      transaction((query) => insertRequest(query, request, mails)),

    /** Proves that the store can be written. */
    check: () =>
      transaction(async (query) => {
        await query(`UPDATE pulse SET beaten_at = $1 WHERE id = 1`, [new Date().toISOString()])
      }),

    /** All requests, the newest first. */
    list: () =>
      transaction(async (query) =>
        readRequests(
          await query(`SELECT * FROM requests ORDER BY created_at DESC, id`),
          await query(`${selectFiles} ORDER BY position`),
        ),
      ),

    find: (id: string): Promise<StoredRequest | undefined> =>
      transaction(async (query) => {
        const rows = await query(`SELECT * FROM requests WHERE id = $1`, [id])
        return readRequests(
          rows,
          await query(`${selectFiles} WHERE request_id = $1 ORDER BY position`, [id]),
        )[0]
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

    /** Erases requests with their files and mails, from the disk too; gives how many there were. */
    erase: async (ids: readonly string[]): Promise<number> => {
      const erased = await transaction(async (query) => {
        let count = 0
        for (const id of ids) {
          count += (await query(`DELETE FROM requests WHERE id = $1 RETURNING id`, [id])).length
        }
        return count
      })
      if (erased > 0) await database.vacuum()
      return erased
    },

    /** Erases every request that came before a moment; gives how many there were. */
    purge: async (before: Date): Promise<number> => {
      const sql = `DELETE FROM requests WHERE created_at < $1 RETURNING id`
      const erased = await transaction(async (query) => (await query(sql, [before.toISOString()])).length)
      if (erased > 0) await database.vacuum()
      return erased
    },

    /**
     * Takes mails that are due, for this process alone until `until`: if it dies meanwhile, they are due again then.
     */
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

    /** Closes a mail: sent, or (with a fault) given up. */
    finishMail: (id: string, at: Date, fault: string | null = null) =>
      transaction(async (query) => {
        const sql = `UPDATE outbox SET finished_at = $2, fault = $3 WHERE id = $1`
        await query(sql, [id, at.toISOString(), fault])
      }),

    postponeMail: (id: string, dueAt: Date, fault: string) =>
      transaction(async (query) => {
        const sql = `UPDATE outbox SET due_at = $2, fault = $3 WHERE id = $1 AND finished_at IS NULL`
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
        return {
          waiting: number(waiting, 'count'),
          failed: number(failed, 'count'),
          fault: last ? textOrNull(last, 'fault') : null,
        }
      }),

    /** A random key that all server processes on this store share; made at the first call. */
    secret: (name: string): Promise<string> =>
      transaction(async (query) => {
        await query(`INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING`, [
          ...[name, randomBytes(32).toString('base64url')],
        ])
        const [row = {}] = await query(`SELECT value FROM secrets WHERE name = $1`, [name])
        return text(row, 'value')
      }),

    /** Forgets a key, so that the processes that start from now on share a new one. */
    forgetSecret: (name: string) =>
      transaction(async (query) => {
        await query(`DELETE FROM secrets WHERE name = $1`, [name])
      }),

    close: () => database.close(),
  }
}

const selectFiles = `SELECT id, request_id, name, size, sha256 FROM attachments`

async function insertRequest(query: Query, request: NewRequest, mails: readonly MailKind[]) {
  const { id, createdAt, page, subject, name, reach, company, message, answer, files } = request
  const inserted = await query(
    `INSERT INTO requests (id, created_at, page, subject, name, reach, company, message, answer)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (id) DO NOTHING RETURNING id`,
    [id, createdAt.toISOString(), page, subject, name, reach, company, message, answer],
  )
  if (inserted.length === 0) return 'repeated'
  for (const [position, file] of files.entries()) {
    const sha256 = createHash('sha256').update(file.content).digest('hex')
    await query(
      `INSERT INTO attachments (id, request_id, position, name, size, sha256, content)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [createUuid(), id, position, file.name, file.content.byteLength, sha256, file.content],
    )
  }
  for (const kind of mails) {
    await query(`INSERT INTO outbox (id, request_id, kind, due_at) VALUES ($1, $2, $3, $4)`, [
      ...[createUuid(), id, kind, createdAt.toISOString()],
    ])
  }
  return 'stored'
}

function readRequests(rows: readonly Row[], files: readonly Row[]): StoredRequest[] {
  const filesOf = Map.groupBy(files, (row) => text(row, 'request_id'))
  return rows.map((row) => {
    const answeredAt = textOrNull(row, 'answered_at')
    return {
      id: text(row, 'id'),
      createdAt: new Date(text(row, 'created_at')),
      answeredAt: answeredAt === null ? null : new Date(answeredAt),
      page: language(row, 'page'),
      subject: text(row, 'subject'),
      name: text(row, 'name'),
      reach: text(row, 'reach'),
      company: text(row, 'company'),
      message: text(row, 'message'),
      answer: language(row, 'answer'),
      files: (filesOf.get(text(row, 'id')) ?? []).map(readFile),
    }
  })
}

function readFile(row: Row): StoredFile {
  return {
    id: text(row, 'id'),
    name: text(row, 'name'),
    size: number(row, 'size'),
    sha256: text(row, 'sha256'),
  }
}

function language(row: Row, column: string): Language {
  const value = text(row, column)
  return isLanguage(value) ? value : 'it'
}
