import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { openEvents, sayIn } from '#server/fixtures/event-stream.ts'
import { listen } from '#server/fixtures/raw-request.ts'
import { smallSite } from '#server/fixtures/small-site.ts'
import { type PostgresServer, startPostgres } from '#tests/helpers/postgres-server.ts'
import { openPostgresLine } from './postgres-line.ts'
import { relayLimits } from './relay-limits.ts'

let postgres: PostgresServer
const opened: (() => unknown)[] = []
beforeAll(async () => {
  postgres = await startPostgres()
})
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
})
afterAll(() => postgres.stop())

/** Two servers on one database; `heard` when each hears the other. */
async function twoServers() {
  const database = await postgres.createDatabase()
  const limits = { ...relayLimits, heartbeat: 500, messagesEachMinute: 10_000 }
  const start = async () => {
    const line = openPostgresLine(database)
    const app = buildApp({ site: smallSite(), hasPressureValve: false, relay: { line, limits } })
    opened.push(async () => {
      await app.close()
      await line.stop()
    })
    return listen(app)
  }
  const [here, there] = [await start(), await start()]
  const room = randomBytes(32).toString('base64url')
  const enter = async (port: number, lastId?: string) => {
    const stream = await openEvents(port, room, lastId === undefined ? {} : { lastId })
    opened.push(stream.leave)
    return stream
  }
  return { here, there, room, enter }
}

test('a phone on one server and a computer on the other are in one room', async () => {
  const { here, there, room, enter } = await twoServers()
  const computer = await enter(here)
  const phone = await enter(there)
  await expect.poll(() => [computer.counts().at(-1), phone.counts().at(-1)]).toEqual([2, 2])
  const largest = 'x'.repeat(relayLimits.messageBytes)
  expect((await sayIn(there, room, largest)).status).toBe(204)
  expect((await sayIn(here, room, 'pronta')).status).toBe(204)
  for (const stream of [computer, phone]) {
    await expect.poll(() => stream.said().toSorted()).toEqual(['pronta', largest].toSorted())
  }
  const [first] = computer.ids()
  phone.leave()
  await expect.poll(() => computer.counts().at(-1)).toBe(1)
  const back = await enter(there, first)
  await expect.poll(() => back.said().length).toBeGreaterThan(0)
})

test('while the database is gone each server goes on alone, and together again when it is back', async () => {
  const { here, there, room, enter } = await twoServers()
  const [one, two, far] = [await enter(here), await enter(here), await enter(there)]
  await expect.poll(() => far.counts().at(-1)).toBe(3)
  await postgres.crash()
  expect((await sayIn(here, room, 'da soli')).status).toBe(204)
  await expect.poll(() => [one, two].map(({ said }) => said())).toEqual([['da soli'], ['da soli']])
  expect(far.said()).toEqual([])
  await postgres.restart()
  await expect
    .poll(
      async () => {
        await sayIn(here, room, 'insieme')
        return far.said()
      },
      { timeout: 40_000, interval: 300 },
    )
    .toContain('insieme')
})
