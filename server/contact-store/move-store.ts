import { createHash } from 'node:crypto'
import { keptRows } from '#shared/contact-rows.ts'
import { type Database, number, type Parameter, type Query, type Row, text } from './database.ts'

const tables = [
  {
    name: 'requests',
    key: ['id'],
    columns: [
      'id',
      'created_at',
      'page_language',
      'answered_at',
      'bytes',
      'note',
      ...keptRows.map(({ column }) => column),
    ],
  },
  { name: 'attachments', key: ['id'], columns: 'id request_id position name size sha256 content'.split(' ') },
  {
    name: 'outbox',
    key: ['id'],
    columns: 'id request_id kind due_at attempts finished_at fault'.split(' '),
  },
  { name: 'secrets', key: ['name'], columns: ['name', 'value'] },
  { name: 'receipts', key: ['who', 'day'], columns: ['who', 'day', 'sent'] },
  { name: 'visits', key: ['day', 'path'], columns: ['day', 'path', 'count'] },
] as const

type Table = (typeof tables)[number]

const rowsAStep = { attachments: 4, other: 500 }

type OnTable = (table: string, rows: number, hash: string) => void

/** The target holds other requests; the copy differs from the source; the source changed meanwhile. */
export type MoveFault = 'others' | 'torn' | 'changed'

export class MoveFailed extends Error {
  override name = 'MoveFailed'
  readonly fault: MoveFault
  readonly table: string
  constructor(fault: MoveFault, table: string) {
    super(`The table '${table}' cannot be moved (${fault}).`)
    this.fault = fault
    this.table = table
  }
}

/** Compares hashes; afterwards the source rejects requests. Can be repeated. @throws MoveFailed */
export async function moveStore(source: Database, target: Database, onTable: OnTable): Promise<void> {
  await expectTarget(source, target)
  // A site that ran on the target meanwhile may have counted, which is no reason to refuse.
  await target.transaction((query) => query(`DELETE FROM visits`))
  await source.transaction(async (read) => {
    if (source.freeze) await read(source.freeze)
    await read(`UPDATE pulse SET moved_at = $1 WHERE id = 1`, [new Date().toISOString()])
    for (const table of tables) {
      await copyTable(read, target, table)
      const [before, after] = [
        await digest(read, table),
        await target.transaction((query) => digest(query, table)),
      ]
      if (before.rows !== after.rows || before.hash !== after.hash) throw new MoveFailed('torn', table.name)
      onTable(table.name, after.rows, after.hash.slice(0, 16))
    }
    await target.transaction((query) => query(`UPDATE pulse SET moved_at = NULL WHERE id = 1`))
  })
}

async function expectTarget(source: Database, target: Database) {
  for (let after = ''; ; ) {
    const some = await target.transaction((query) =>
      query(`SELECT id FROM requests WHERE id > $1 ORDER BY id LIMIT $2`, [after, rowsAStep.other]),
    )
    const ids = some.map((row) => text(row, 'id'))
    await source.transaction(async (query) => {
      for (const id of ids) {
        const found = await query(`SELECT id FROM requests WHERE id = $1`, [id])
        if (found.length === 0) throw new MoveFailed('others', 'requests')
      }
    })
    const last = ids.at(-1)
    if (last === undefined || ids.length < rowsAStep.other) return
    after = last
  }
}

async function copyTable(read: Query, target: Database, table: Table) {
  const placeholders = table.columns.map((_, index) => `$${index + 1}`).join(', ')
  // Overwrites rows of an interrupted attempt, and keys that the target generated.
  const values = table.columns.map((column) => `${column} = excluded.${column}`).join(', ')
  const conflict = `(${table.key.join(', ')}) DO UPDATE SET ${values}`
  const sql = `INSERT INTO ${table.name} (${table.columns.join(', ')}) VALUES (${placeholders}) ON CONFLICT ${conflict}`
  for await (const rows of pagesOf(read, table)) {
    await target.transaction(async (write) => {
      for (const row of rows)
        await write(
          sql,
          table.columns.map((column) => parameter(row[column])),
        )
    })
  }
}

async function* pagesOf(query: Query, { name, key, columns }: Table): AsyncGenerator<Row[]> {
  const most = name === 'attachments' ? rowsAStep.attachments : rowsAStep.other
  const keys = key.join(', ')
  const placeholders = key.map((_, index) => `$${index + 1}`).join(', ')
  const sql = `SELECT ${columns.join(', ')} FROM ${name} WHERE (${keys}) > (${placeholders}) ORDER BY ${keys} LIMIT $${key.length + 1}`
  for (let after: Parameter[] = key.map(() => ''); ; ) {
    const rows = await query(sql, [...after, most])
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < most) return
    after = key.map((column) => parameter(last[column]))
  }
}

/** Row count and a hash independent of row order, in which the engines differ. */
async function digest(query: Query, table: Table): Promise<{ rows: number; hash: string }> {
  const sum = Buffer.alloc(32)
  let rows = 0
  for await (const page of pagesOf(query, table)) {
    for (const row of page) {
      const own = createHash('sha256')
      for (const column of table.columns) {
        const value = parameter(row[column])
        own.update(
          `${value === null} ${typeof value === 'object' ? value?.byteLength : String(value).length} `,
        )
        own.update(value instanceof Uint8Array ? value : String(value))
      }
      for (const [index, byte] of own.digest().entries()) sum[index] = (sum[index] ?? 0) ^ byte
      rows++
    }
  }
  const [counted = {}] = await query(`SELECT COUNT(*) AS count FROM ${table.name}`)
  if (number(counted, 'count') !== rows) throw new MoveFailed('changed', table.name)
  return { rows, hash: sum.toString('hex') }
}

function parameter(value: unknown): Parameter {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  if (value instanceof Uint8Array) return value
  throw new Error('A value of the store has an unknown type.')
}
