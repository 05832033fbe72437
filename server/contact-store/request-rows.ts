import { hash } from 'node:crypto'
import { keptRows, mapTextFields } from '#shared/contact-fields.ts'
import type { ContactTexts } from '#shared/contact-request.ts'
import { defaultLanguage, isLanguage, type Language } from '#shared/locale.ts'
import { createUuid } from '#shared/uuid.ts'
import { number, type Query, type Row, text, textOrNull } from './database.ts'

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
export type Page = {
  after?: Pick<StoredRequest, 'createdAt' | 'id'> | undefined
  most?: number
  isOpen?: boolean
}

export function requestBytes(request: NewRequest): number {
  const words = Buffer.byteLength(keptRows.map(({ name }) => request[name]).join(''))
  return request.files.reduce((sum, { content }) => sum + content.byteLength, words)
}

const columns = ['id', 'created_at', 'page_language', 'bytes', ...keptRows.map(({ column }) => column)]
const insertion = `INSERT INTO requests (${columns.join(', ')})
  VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')}) ON CONFLICT (id) DO NOTHING RETURNING id`

/** False when `id` exists already; then nothing changes. */
export async function insertRequest(query: Query, request: NewRequest): Promise<boolean> {
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

export async function selectPage(query: Query, { after, most = 200, isOpen = false }: Page) {
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

export async function selectRequest(query: Query, id: string): Promise<StoredRequest | undefined> {
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
