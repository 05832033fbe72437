import { hash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { request, start, storeEngines } from '#server/fixtures/store-engines.ts'
import { createUuid } from '#shared/uuid.ts'

const day = 86_400_000
const noise = (size: number) => Uint8Array.from({ length: size }, (_, index) => (index * 31 + size) & 0xff)

describe.each(storeEngines())('the store on $name', ({ emptyStore, storeAt }) => {
  test('returns requests and files unchanged', async () => {
    const { store } = await emptyStore()
    const sent = request({
      files: [
        { name: 'Capitolato à.pdf', content: noise(70_000) },
        { name: 'b.txt', content: noise(1) },
      ],
    })
    expect(await store.save(sent)).toBe('stored')
    const found = await store.find(sent.id)
    const { files: sentFiles, ...values } = sent
    expect(found).toMatchObject({ ...values, answeredAt: null })
    expect(found?.files.map(({ name, size }) => `${size}: ${name}`)).toEqual([
      '70000: Capitolato à.pdf',
      '1: b.txt',
    ])
    for (const [index, file] of (found?.files ?? []).entries()) {
      const content = await store.fileContent(file.id)
      expect(hash('sha256', content ?? '')).toBe(file.sha256)
      expect(file.sha256).toBe(hash('sha256', sentFiles[index]?.content ?? ''))
    }
    expect(await store.idsFrom(sent.id.slice(0, 8))).toEqual([sent.id])
    for (const pattern of ['%', '_'.repeat(8)]) expect(await store.idsFrom(pattern)).toEqual([])
  })

  test('stores an identifier once, also for simultaneous saves', async () => {
    const { store, address } = await emptyStore()
    const other = storeAt(address)
    const sent = request({ files: [{ name: 'a.txt', content: noise(10) }] })
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, index) => (index % 2 ? store : other).save(sent)),
    )
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1)
    expect(await store.save({ ...sent, message: 'changed' })).toBe('repeated')
    const all = await store.list()
    expect(all.map(({ message, files: { length } }) => [message, length])).toEqual([[sent.message, 1]])
    expect((await store.outboxState()).waiting).toBe(1)
  })

  test('a failing request leaves no rows and does not affect those saved at the same time', async () => {
    const { store } = await emptyStore()
    await store.check()
    const good = [request(), request(), request()]
    const outcomes = await Promise.allSettled([
      ...good.map((one) => store.save(one)),
      store.save(request({ files: [{ name: null as never, content: noise(5) }] })),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
    expect((await store.list()).map(({ id }) => id).sort()).toEqual(good.map(({ id }) => id).sort())
    expect((await store.outboxState()).waiting).toBe(3)
  })

  test('lists the newest first, marks as answered, and opens again', async () => {
    const { store } = await emptyStore()
    const old = request({ createdAt: start })
    const recent = request({ createdAt: new Date(start.getTime() + day) })
    await store.save(old)
    await store.save(recent)
    expect((await store.list()).map(({ id }) => id)).toEqual([recent.id, old.id])
    const at = new Date('2026-03-05T08:00:00.000Z')
    expect(await store.markAnswered(old.id, at)).toBe(true)
    expect((await store.find(old.id))?.answeredAt).toEqual(at)
    expect(await store.markAnswered(old.id, null)).toBe(true)
    expect((await store.find(old.id))?.answeredAt).toBeNull()
    expect(await store.markAnswered(createUuid(), at)).toBe(false)
    expect(await store.find(createUuid())).toBeUndefined()
  })

  test('setNote refuses when the note has changed meanwhile', async () => {
    const { store } = await emptyStore()
    const { id } = request()
    await store.save(request({ id }))
    expect((await store.find(id))?.note).toBe('')
    const note = 'Richiamare lunedì: "sì" \n; -- 👩🏽‍🍳'
    expect(await store.writeNote(id, note, '')).toBe(true)
    expect(await store.writeNote(id, 'other', '')).toBe(false)
    expect((await store.find(id))?.note).toBe(note)
    expect(await store.writeNote(id, '', note)).toBe(true)
    expect(await store.writeNote(createUuid(), note, '')).toBe(false)
    expect(await store.erase([id])).toMatchObject({ count: 1 })
    expect(await store.list()).toEqual([])
  })

  test('erases a request with its files and mails', async () => {
    const { store } = await emptyStore()
    const gone = request({ files: [{ name: 'a.txt', content: noise(10) }] })
    const stays = request()
    await store.save(gone)
    await store.save(stays)
    const file = (await store.find(gone.id))?.files[0]
    expect(await store.erase([gone.id, createUuid()])).toEqual({ count: 1, isGone: true })
    expect(await store.fileContent(file?.id ?? '')).toBeUndefined()
    expect((await store.list()).map(({ id }) => id)).toEqual([stays.id])
    expect((await store.outboxState()).waiting).toBe(1)
  })

  test('one process claims a mail; it is claimable again after the claim expires', async () => {
    const { store, address } = await emptyStore()
    const stores = [store, storeAt(address), storeAt(address)]
    const sent = Array.from({ length: 30 }, () => request())
    for (const one of sent) await store.save(one)
    const now = new Date(start.getTime() + 1)
    const until = new Date(start.getTime() + 60_000)
    const claims = await Promise.all(
      Array.from({ length: 12 }, (_, index) => (stores[index % 3] ?? store).claimMails(now, until, 4)),
    )
    const claimed = claims.flat().map(({ requestId }) => requestId)
    expect(new Set(claimed).size).toBe(claimed.length)
    const rest = await store.claimMails(now, until, 100)
    expect(claimed.length + rest.length).toBe(30)
    expect(await store.claimMails(now, until, 100)).toEqual([])
    const again = await store.claimMails(new Date(until.getTime() + 1), new Date(until.getTime() + 2), 100)
    expect(again.map(({ attempts }) => attempts)).toEqual(Array(30).fill(2))
  })

  test('finished and postponed mails are not due', async () => {
    const { store } = await emptyStore()
    for (const one of [request(), request()]) await store.save(one)
    const later = new Date(start.getTime() + day)
    const [one, two] = await store.claimMails(start, later, 10)
    await store.finishMail(one?.id ?? '', start)
    await store.postponeMail(two?.id ?? '', new Date(start.getTime() + 2 * day), 'ECONNREFUSED')
    expect(await store.claimMails(later, later, 10)).toEqual([])
    expect(await store.outboxState()).toEqual({ waiting: 1, fault: 'ECONNREFUSED', oldest: start })
    await store.finishMail(two?.id ?? '', start)
    expect(await store.outboxState()).toEqual({ waiting: 0, fault: null, oldest: null })
  })

  test('all processes share one secret', async () => {
    const { store, address } = await emptyStore()
    const other = storeAt(address)
    const secrets = await Promise.all([store.secret('a'), other.secret('a'), store.secret('a')])
    expect(new Set(secrets).size).toBe(1)
    expect(secrets[0]).toMatch(/^[\w-]{43}$/)
    expect(await store.secret('b')).not.toBe(secrets[0])
  })

  test('adds up visits per day and page over processes, drops them after 400 days', async () => {
    const { store, address } = await emptyStore()
    const other = storeAt(address)
    const visits = new Map(Object.entries({ '2026-03-01 /it': 2, '2026-03-01 /': 1, '2026-03-02 /it': 5 }))
    const backwards = new Map([...visits].toReversed())
    await Promise.all(
      [visits, backwards, visits].map((one, index) => (index % 2 ? other : store).addVisits(one)),
    )
    const rows = (counts: object) => Object.entries(counts).map(([name, count]) => ({ name, count }))
    const days = rows({ '2026-03-02': 15, '2026-03-01': 9 })
    const both = { days, pages: rows({ '/it': 21, '/': 3 }) }
    expect(await store.visitsSince('2026-03-01')).toEqual(both)
    const last = { days: days.slice(0, 1), pages: rows({ '/it': 15 }) }
    expect(await store.visitsSince('2026-03-02')).toEqual(last)
    await store.tidy(new Date('2027-04-05T10:00:00Z'))
    expect(await store.visitsSince('')).toEqual(both)
    await store.tidy(new Date('2027-04-06T10:00:00Z'))
    expect(await store.visitsSince('')).toEqual(last)
  })
})
