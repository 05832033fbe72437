import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { contactApp, createVisitor } from '#server/fixtures/contact-app.ts'
import { createUuid } from '#shared/uuid.ts'
import { createContactStore } from './contact-store.ts'
import { openSqlite } from './sqlite.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-disk-'))
chmodSync(folder, 0o755)
const isRoot = process.getuid?.() === 0
const disk = join(folder, 'disk')
mkdirSync(disk)
const isMounted =
  isRoot &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk], { stdio: 'ignore' }).status === 0

afterAll(() => {
  if (isMounted) spawnSync('umount', ['-l', disk])
  rmSync(folder, { recursive: true, force: true })
})

const attachment = (size: number) => ({ name: 'files', filename: 'a.txt', value: Buffer.alloc(size, 'a') })

/** Only root can mount a small disk; elsewhere this test is reported as skipped. */
test.skipIf(!isMounted)(
  'a full disk: 503 and nothing half-written; then room, and all goes on by itself',
  async () => {
    const file = join(disk, 'contact.sqlite')
    const { app, store, close } = contactApp({ store: createContactStore(openSqlite(file)) })
    const visitor = await createVisitor(app)
    const kept = createUuid()
    expect((await visitor.send({ id: kept }, [attachment(50_000)])).statusCode).toBe(201)

    const filler = join(disk, 'filler')
    fillDisk(filler)
    // Room for the beginning of a request, not for the whole of it.
    writeFileSync(filler, Buffer.alloc(500_000))
    fillDisk(join(disk, 'rest'), 40_000)
    const late = createUuid()
    const refused = await visitor.send({ id: late }, [attachment(90_000)])
    expect(refused.statusCode).toBe(503)
    expect(refused.json().modelState['']).toEqual([
      'Non siamo riusciti a salvare la richiesta, quindi non è partita. Riprova tra qualche minuto.',
    ])
    fillDisk(join(disk, 'last'))
    expect((await visitor.send({ id: late }, [attachment(90_000)])).statusCode).toBe(503)
    expect((await app.inject('/it/contact')).statusCode).toBe(200)
    expect((await app.inject('/it/lawyers')).statusCode).toBe(200)

    for (const name of ['filler', 'rest', 'last']) rmSync(join(disk, name), { force: true })
    expect((await store.list()).map(({ id }) => id)).toEqual([kept])
    expect((await visitor.send({ id: late }, [attachment(90_000)])).statusCode).toBe(201)
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect((await store.list()).map(({ id, files }) => [id, files[0]?.size]).sort()).toEqual(
      [
        [kept, 50_000],
        [late, 90_000],
      ].sort(),
    )
    await close()
    const database = new DatabaseSync(file)
    expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    database.close()
  },
)

test('a folder that cannot be written: 503, and it heals without a restart', async () => {
  const locked = join(folder, 'locked')
  mkdirSync(locked)
  chmodSync(locked, 0o555)
  const { app, close } = contactApp({ store: createContactStore(openSqlite(join(locked, 'contact.sqlite'))) })
  const visitor = await withoutPrivileges(() => createVisitor(app))
  const id = createUuid()
  expect((await withoutPrivileges(() => visitor.send({ id }))).statusCode).toBe(503)
  expect((await withoutPrivileges(() => app.inject('/healthz'))).statusCode).toBe(503)
  chmodSync(locked, 0o777)
  expect((await withoutPrivileges(() => visitor.send({ id }))).statusCode).toBe(201)
  expect((await withoutPrivileges(() => app.inject('/healthz'))).statusCode).toBe(200)
  await close()
})

test('a folder in the place of the file, or no database in it: 503, and it heals', async () => {
  const file = join(folder, 'odd', 'contact.sqlite')
  mkdirSync(file, { recursive: true })
  const { app, store, close } = contactApp({ store: createContactStore(openSqlite(file)) })
  const visitor = await createVisitor(app)
  expect((await visitor.send()).statusCode).toBe(503)
  rmSync(file, { recursive: true })
  writeFileSync(file, 'no database '.repeat(1_000))
  expect((await visitor.send()).statusCode).toBe(503)
  rmSync(file)
  expect((await visitor.send()).statusCode).toBe(201)
  expect(await store.list()).toHaveLength(1)
  await close()
})

test('a store that vanished while it was open is never made anew, and is used again when it is back', async () => {
  const home = join(folder, 'moved')
  const file = join(home, 'contact.sqlite')
  const logged: string[] = []
  const database = openSqlite(file, undefined, { log: (message) => logged.push(message) })
  const { app, store, close } = contactApp({ store: createContactStore(database) })
  const visitor = await createVisitor(app)
  expect((await visitor.send()).statusCode).toBe(201)
  expect(logged).toEqual([`A new, empty store was made: ${file}.`])

  // Like an unmounted volume: the folder is there, and empty.
  renameSync(home, `${home}-away`)
  mkdirSync(home)
  const id = createUuid()
  expect((await visitor.send({ id })).statusCode).toBe(503)
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'unavailable', reason: 'vanished' })
  expect(readdirSync(home)).toEqual([])
  // Another store in its place is not taken for it.
  const other = createContactStore(openSqlite(file))
  await other.check()
  await other.close()
  expect((await visitor.send({ id })).statusCode).toBe(503)

  rmSync(home, { recursive: true })
  renameSync(`${home}-away`, home)
  expect((await visitor.send({ id })).statusCode).toBe(201)
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  expect(await store.list()).toHaveLength(2)
  expect(logged).toHaveLength(1)
  await close()
})

/** Writes until the disk is full, then gives back `room` bytes. */
function fillDisk(file: string, room = 0) {
  let size = 0
  try {
    for (;;) {
      writeFileSync(file, Buffer.alloc(4_096), { flag: 'a' })
      size += 4_096
    }
  } catch {
    writeFileSync(file, Buffer.alloc(Math.max(0, size - room)))
  }
}

/** Root may do anything, so it becomes nobody for a moment. */
async function withoutPrivileges<T>(work: () => Promise<T>): Promise<T> {
  if (!isRoot) return work()
  process.seteuid?.(65_534)
  try {
    return await work()
  } finally {
    process.seteuid?.(0)
  }
}
