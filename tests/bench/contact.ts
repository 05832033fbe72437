// How fast requests are stored, against plain INSERT … COMMIT on the same engine: `node tests/bench/contact.ts`.
// Usage: [--seconds=5] [--postgres=postgres://…]; without an address only SQLite is measured. Nothing is kept.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Pool } from 'pg'
import { type ContactStore, createContactStore } from '#server/contact-store/contact-store.ts'
import { openPostgres } from '#server/contact-store/postgres.ts'
import { openSqlite } from '#server/contact-store/sqlite.ts'
import { mapTextFields } from '#shared/contact-rows.ts'
import { createUuid } from '#shared/uuid.ts'

type Task = () => Promise<void>
type Contender = { name: string; task: Task; close: () => Promise<void> }

const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3)
const seconds = Number(option('seconds') ?? 5)
const address = option('postgres')
const folder = mkdtempSync(join(tmpdir(), 'site-bench-'))
const message = 'Vorrei un preventivo per il mio negozio. '.repeat(10)

console.log(`${seconds} s each; a request of ${message.length} characters with its mail in the outbox`)
await compare('SQLite', [plainSqlite(), store('stored request', openSqlite(join(folder, 'store.sqlite')))])
if (address)
  await compare('PostgreSQL', [await plainPostgres(address), store('stored request', openPostgres(address))])
rmSync(folder, { recursive: true, force: true })

async function compare(engine: string, contenders: readonly Contender[]) {
  for (const clients of [1, 16, 128]) {
    let plain = 0
    for (const { name, task } of contenders) {
      const { rate, p50, p99 } = await measure(task, clients)
      plain ||= rate
      const figures = `${Math.round(rate)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
      console.log(`${engine}, ${clients} clients, ${name}: ${figures}, ratio ${(rate / plain).toFixed(2)}`)
    }
  }
  for (const { close } of contenders) await close()
}

/** Each client does the task again and again; latencies in milliseconds. */
async function measure(task: Task, clients: number) {
  const latencies: number[] = []
  await task()
  const end = performance.now() + seconds * 1_000
  const client = async () => {
    while (performance.now() < end) {
      const started = performance.now()
      await task()
      latencies.push(performance.now() - started)
      // As between two requests over a network, other clients get their turn.
      await new Promise(setImmediate)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  latencies.sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0
  return { rate: latencies.length / seconds, p50: at(0.5), p99: at(0.99) }
}

function store(name: string, database: Parameters<typeof createContactStore>[0]): Contender {
  const contacts: ContactStore = createContactStore(database)
  return {
    name,
    task: async () => {
      const texts = {
        ...mapTextFields(() => ''),
        subject: 'warehouse',
        name: 'Anna Ferri',
        emailOrPhone: 'anna@example.it',
        message,
      }
      const request = {
        ...texts,
        id: createUuid(),
        createdAt: new Date(),
        pageLanguage: 'it',
        answerLanguage: 'it',
        files: [],
      } as const
      await contacts.save(request, ['notice'])
    },
    close: () => contacts.close(),
  }
}

/** The same bytes in one row of one table, with the same durability. */
function plainSqlite(): Contender {
  const database = new DatabaseSync(join(folder, 'plain.sqlite'))
  database.exec(
    'PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; CREATE TABLE plain (id TEXT PRIMARY KEY, body TEXT)',
  )
  const insert = database.prepare('INSERT INTO plain VALUES (?, ?)')
  return {
    name: 'plain INSERT',
    task: async () => {
      insert.run(randomBytes(16).toString('hex'), message)
    },
    close: async () => database.close(),
  }
}

async function plainPostgres(connectionString: string): Promise<Contender> {
  const pool = new Pool({ connectionString, max: 10 })
  await pool.query('CREATE TABLE IF NOT EXISTS bench_plain (id TEXT PRIMARY KEY, body TEXT)')
  return {
    name: 'plain INSERT',
    task: async () => {
      await pool.query('INSERT INTO bench_plain VALUES ($1, $2)', [randomBytes(16).toString('hex'), message])
    },
    close: async () => {
      await pool.query('DROP TABLE bench_plain')
      await pool.end()
    },
  }
}
