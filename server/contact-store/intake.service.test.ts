import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contactApp, createVisitor, plainHeaders } from '#server/fixtures/contact-app.ts'
import { request, siteStore, storeEngines } from '#server/fixtures/store-engines.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { words } from '#tests/helpers/words.ts'
import { createContactStore } from './contact-store.ts'
import type { Database } from './database.ts'
import { createIntake, type IntakeLimits } from './intake.ts'
import { openSqlite } from './sqlite.ts'

const large = { name: 'a.pdf', content: Buffer.alloc(60_000) }
const now = () => request({ createdAt: new Date(), files: [large] })

const engines = storeEngines().filter(({ name }) => name !== 'SQLite in its thread')
describe.each(engines)('intake quota on $name', ({ createAddress, open }) => {
  test('files are limited in a day; texts and repeats are still stored', async () => {
    const limits = { dayBytes: 100_000, floorBytes: 0 }
    const logged: string[] = []
    const log = (line: string) => logged.push(line)
    const store = createContactStore(open(await createAddress()), { limits, log })
    // More than a day ago, so it does not count.
    await store.save({ ...now(), createdAt: new Date(Date.now() - 90_000_000) })
    const first = now()
    expect(await store.save(first)).toBe('stored')
    for (let count = 0; count < 3; count++) {
      await expect(store.save(now())).rejects.toMatchObject({ fault: 'quota' })
    }
    expect(await store.save(first)).toBe('repeated')
    expect(await store.save({ ...now(), files: [] })).toBe('stored')
    expect(logged).toHaveLength(1)
    await store.erase([first.id])
    expect(await store.save(now())).toBe('stored')
    const lines = ['takes no requests', 'again'].map((words) => expect.stringContaining(words))
    expect(logged).toEqual(lines)
  })
})

describe('the health of a store', () => {
  const appWith = (change: Partial<IntakeLimits>) => {
    const limits = { dayBytes: 1e9, floorBytes: 0, ...change }
    return contactApp({ store: siteStore(ownFolder(), limits) })
  }
  const withFree = (disk: { free: number }): Database => ({
    ...openSqlite(join(ownFolder(), 'free')),
    freeBytes: () => disk.free,
  })
  const attached = [{ name: 'files', filename: 'a.txt', value: Buffer.alloc(5_000, 'a') }]

  test.each([
    ['floor', { floorBytes: 1e15 }, 503],
    ['quota', { dayBytes: 10_000 }, 422],
  ])('reports `%s`, and the page is still served', async (reason, change, status) => {
    const { app, store } = appWith(change)
    const visitor = await createVisitor(app)
    if (reason === 'quota') await store.save(request({ createdAt: new Date(), message: 'x'.repeat(10_400) }))
    expect((await visitor.send({}, attached)).statusCode).toBe(status)
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'unavailable', reason })
    expect((await app.inject('/it/contact')).statusCode).toBe(200)
  })

  test('is unhealthy while the refused size would be refused again, healthy once there is room', async () => {
    const disk = { free: 1_000_000 }
    const intake = createIntake(withFree(disk), { dayBytes: 1e9, floorBytes: 900_000 })
    await intake.check()
    await expect(intake.admit(200_000, true)).rejects.toMatchObject({ fault: 'floor' })
    await intake.admit(50_000, true)
    await expect(intake.check()).rejects.toMatchObject({ fault: 'floor' })
    disk.free = 1_100_000
    await intake.check()
    disk.free = 1_000_000
    await intake.check()
  })

  test('beyond the quota attachments are refused with an explanation, and the text can be sent alone', async () => {
    const { app, store } = appWith({ dayBytes: 1_000 })
    const visitor = await createVisitor(app)
    const refused = await visitor.send({}, attached)
    expect(refused.statusCode).toBe(422)
    const message = words('it')('fault.files.full')
    expect(refused.json().modelState).toEqual({ '': [message], files: [message] })
    const form = await visitor.send({ _csrf: visitor.token }, attached, plainHeaders)
    expect(form.statusCode).toBe(422)
    expect(form.body).toContain('"faults":{"files":"fault.files.full"}')
    expect(form.body).toContain('"message":"Vorrei un preventivo."')
    expect((await visitor.send({})).statusCode).toBe(201)
    expect(await store.list()).toHaveLength(1)
  })
})
