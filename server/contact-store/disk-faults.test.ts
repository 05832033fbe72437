import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contactApp, createVisitor } from '#server/fixtures/contact-app.ts'
import { ownStore } from '#server/fixtures/store-engines.ts'
import { createUuid } from '#shared/uuid.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'

// A full disk: `scripts/requests/full-disk.service.test.ts`.
const folder = ownFolder()
chmodSync(folder, 0o755)

test('answers 503 while the folder is not writable, and recovers without a restart', async () => {
  const locked = join(folder, 'locked')
  mkdirSync(locked)
  chmodSync(locked, 0o555)
  const { app } = contactApp({ store: ownStore(join(locked, 'contact.sqlite')).store })
  const visitor = await withoutPrivileges(() => createVisitor(app))
  const id = createUuid()
  expect((await withoutPrivileges(() => visitor.send({ id }))).statusCode).toBe(503)
  expect((await withoutPrivileges(() => app.inject('/healthz'))).statusCode).toBe(503)
  chmodSync(locked, 0o777)
  expect((await withoutPrivileges(() => visitor.send({ id }))).statusCode).toBe(201)
  expect((await withoutPrivileges(() => app.inject('/healthz'))).statusCode).toBe(200)
})

test('answers 503 while the file is a folder or no database, and recovers', async () => {
  const file = join(folder, 'odd', 'contact.sqlite')
  mkdirSync(file, { recursive: true })
  const { app, store } = contactApp({ store: ownStore(file).store })
  const visitor = await createVisitor(app)
  expect((await visitor.send()).statusCode).toBe(503)
  rmSync(file, { recursive: true })
  writeFileSync(file, 'no database '.repeat(1_000))
  expect((await visitor.send()).statusCode).toBe(503)
  rmSync(file)
  expect((await visitor.send()).statusCode).toBe(201)
  expect(await store.list()).toHaveLength(1)
})

test('a deleted store is not recreated, and is used again once restored', async () => {
  const home = join(folder, 'moved')
  const file = join(home, 'contact.sqlite')
  const logged: string[] = []
  const { app, store } = contactApp({ store: ownStore(file, (message) => logged.push(message)).store })
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
  rmSync(home, { recursive: true })
  renameSync(`${home}-away`, home)
  expect((await visitor.send({ id })).statusCode).toBe(201)
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  expect(await store.list()).toHaveLength(2)
  expect(logged).toHaveLength(1)
})

/** Root may do anything, so it becomes nobody for a moment. */
async function withoutPrivileges<T>(work: () => Promise<T>): Promise<T> {
  if (process.getuid?.() !== 0) return work()
  process.seteuid?.(65_534)
  try {
    return await work()
  } finally {
    process.seteuid?.(0)
  }
}
