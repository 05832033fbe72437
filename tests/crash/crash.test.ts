import { hash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import type { ContactStore } from '#server/contact-store/contact-store.ts'
import { openContactStore } from '#server/contact-store/open-contact-store.ts'
import { allRequests } from '#server/fixtures/store-engines.ts'
import { freePort } from '#tests/helpers/free-port.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { createDatabaseAt, startPostgres } from '#tests/helpers/postgres-server.ts'
import { projectRoot } from '#tests/helpers/site-root.ts'
import { launchSite } from '#tests/helpers/site-server.ts'
import { type Acknowledged, crashClient } from './crash-client.ts'

/** `npm run test:crash` kills more often. */
const kills = Number(process.env.CRASH_KILLS ?? 6)
const clients = 6
const timeout = 60_000 + kills * 10_000

const dataDir = ownFolder()
const postgres = await startPostgres()
afterAll(() => postgres.stop())

test(`SQLite: after ${kills} kills every acknowledged request is there, once and whole`, {
  timeout,
}, async () => {
  await expectNothingLost({ dataDir, databaseUrl: undefined }, async () => {})
  const database = new DatabaseSync(join(dataDir, 'contact.sqlite'))
  expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
  database.close()
})

test(`PostgreSQL: the same, while the database crashes too`, { timeout }, async () => {
  const databaseUrl = await createDatabaseAt(postgres.address)
  await expectNothingLost({ dataDir, databaseUrl }, async () => {
    await postgres.crash()
    await pause(100)
    await postgres.restart()
  })
})

type StoreOptions = { dataDir: string; databaseUrl: string | undefined }

async function expectNothingLost(options: StoreOptions, halfway: () => Promise<void>) {
  const { databaseUrl } = options
  // Behind a trusted proxy each client has its own address, so that the limits per address do not end the test.
  const env = {
    PORT: String(await freePort()),
    TRUST_PROXY: '127.0.0.1',
    DATA_DIR: options.dataDir,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  }
  let server = await launchSite(projectRoot, env)
  await server.healthy()
  const visitors = await Promise.all(
    Array.from({ length: clients }, (_, index) => crashClient(server.url, String(index))),
  )
  // Longer than a robot takes to fill in the form.
  await pause(3_100)
  const running = Promise.all(visitors.map((visitor) => visitor.run()))
  running.catch(() => {})

  for (let count = 1; count <= kills; count++) {
    await pause(20 + 400 * spread(count))
    if (count === Math.ceil(kills / 2)) await halfway()
    await server.kill()
    server = await launchSite(projectRoot, env)
    // Every fourth time it is killed while it starts, migrations and recovery included.
    if (count % 4 === 0) {
      await pause(100 + 600 * spread(count))
      await server.kill()
      server = await launchSite(projectRoot, env)
    }
    await server.healthy()
  }
  for (const visitor of visitors) visitor.stop()
  await running
  await server.kill()

  const store = openContactStore(options)
  const sent = visitors.flatMap(({ acknowledged }) => acknowledged)
  await expectStored(store, sent)
  await store.close()
  const repeats = visitors.reduce((sum, visitor) => sum + visitor.repeats(), 0)
  console.log(
    `${kills} kills, ${sent.length} acknowledged, ${repeats} of them stored before the kill that hid it`,
  )
}

/** From 0 to 1, each far from the ones before, and the same in every run. */
const spread = (count: number) => (count * 0.618) % 1

async function expectStored(store: ContactStore, sent: readonly Acknowledged[]) {
  const stored = await allRequests(store)
  const messages = stored.map(({ message }) => message)
  expect(new Set(messages).size).toBe(messages.length)
  expect(sent.length).toBeGreaterThan(kills)
  for (const { id, hashes } of sent) {
    const found = stored.find((request) => request.id === id)
    expect(found?.files.map((file) => file.sha256)).toEqual(hashes)
    for (const file of found?.files ?? []) {
      expect(hash('sha256', (await store.fileContent(file.id)) ?? '')).toBe(file.sha256)
    }
  }
  // Requests stored but never acknowledged must be whole too: the visitor's repeat would find them.
  const unknown = stored.filter(({ id }) => !sent.some((one) => one.id === id))
  expect(unknown).toEqual([])
}
