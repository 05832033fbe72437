import { hash } from 'node:crypto'
import { keptRows, mapTextFields } from '#shared/contact-fields.ts'
import type { ContactTexts } from '#shared/contact-request.ts'
import { defaultLanguage, isLanguage, type Language } from '#shared/locale.ts'
import { createUuid } from '#shared/uuid.ts'
import {
  bytes,
  type Database,
  number,
  type Query,
  type Row,
  StoreUnavailable,
  text,
  textOrNull,
} from './database.ts'
import type { Intake } from './intake.ts'
import { queueNotice } from './mail-queue.ts'

/** `id` is a version-4 UUID made by the client; `pageLanguage` that of the form's page. */
export type NewRequest = ContactTexts & {
  id: string
  createdAt: Date
  pageLanguage: Language
  answerLanguage: Language
  files: readonly { name: string; content: Uint8Array }[]
}

export type StoredRequest = Omit<NewRequest, 'files'> & {
  answeredAt: Date | null
  /** By the owner, who alone sees it; '' for none. */
  note: string
  files: readonly StoredFile[]
}
type StoredFile = { id: string; name: string; size: number; sha256: string }

/** At most `most` requests, newest first, after `after`. */
type Page = {
  after?: Pick<StoredRequest, 'createdAt' | 'id'> | undefined
  most?: number
  isOpen?: boolean
}

function requestBytes(request: NewRequest): number {
  const words = Buffer.byteLength(keptRows.map(({ name }) => request[name]).join(''))
  return request.files.reduce((sum, { content }) => sum + content.byteLength, words)
}

const columns = ['id', 'created_at', 'page_language', 'bytes', ...keptRows.map(({ column }) => column)]
const insertion = `INSERT INTO requests (${columns.join(', ')})
  VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')}) ON CONFLICT (id) DO NOTHING RETURNING id`

/** False when `id` exists already; then nothing changes. */
async function insertRequest(query: Query, request: NewRequest): Promise<boolean> {
  const { id, createdAt, pageLanguage, files } = request
  const inserted = await query(insertion, [
    id,
    createdAt.toISOString(),
    pageLanguage,
    requestBytes(request),
    ...keptRows.map(({ name }) => request[name]),
  ])
  if (inserted.length === 0) return false
  for (const [position, file] of files.entries()) {
    const sha256 = hash('sha256', file.content)
    await query(
      `INSERT INTO attachments (id, request_id, position, name, size, sha256, content)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [createUuid(), id, position, file.name, file.content.byteLength, sha256, file.content],
    )
  }
  return true
}

const selectFiles = `SELECT a.id, a.request_id, a.name, a.size, a.sha256 FROM attachments a`

/** Sorts after every stored time. */
const theEnd = '9999-12-31T23:59:59.999Z'

async function selectPage(query: Query, { after, most = 200, isOpen = false }: Page) {
  const rows = await query(
    `SELECT * FROM requests WHERE (created_at, id) < ($1, $2) AND ($3 = 0 OR answered_at IS NULL)
     ORDER BY created_at DESC, id DESC LIMIT $4`,
    [after?.createdAt.toISOString() ?? theEnd, after?.id ?? '', isOpen ? 1 : 0, most],
  )
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return []
  const ends = [first, last].flatMap((row) => [text(row, 'created_at'), text(row, 'id')])
  const files = await query(
    `${selectFiles} JOIN requests r ON r.id = a.request_id
     WHERE (r.created_at, r.id) <= ($1, $2) AND (r.created_at, r.id) >= ($3, $4) ORDER BY a.position`,
    ends,
  )
  return readRequests(rows, files)
}

async function selectRequest(query: Query, id: string): Promise<StoredRequest | undefined> {
  const rows = await query(`SELECT * FROM requests WHERE id = $1`, [id])
  return readRequests(
    rows,
    await query(`${selectFiles} WHERE a.request_id = $1 ORDER BY a.position`, [id]),
  )[0]
}

function readRequests(rows: readonly Row[], files: readonly Row[]): StoredRequest[] {
  const filesOf = Map.groupBy(files, (row) => text(row, 'request_id'))
  return rows.map((row) => {
    const answeredAt = textOrNull(row, 'answered_at')
    return {
      id: text(row, 'id'),
      createdAt: new Date(text(row, 'created_at')),
      answeredAt: answeredAt === null ? null : new Date(answeredAt),
      pageLanguage: language(row, 'page_language'),
      ...mapTextFields(({ column }) => text(row, column)),
      answerLanguage: language(row, 'answer_language'),
      note: text(row, 'note'),
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

/** Falls back to the default for a language that the site has dropped since. */
function language(row: Row, column: string): Language {
  const value = text(row, column)
  return isLanguage(value) ? value : defaultLanguage
}

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
