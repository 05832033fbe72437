import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import { type ContactStore, createContactStore } from '#server/contact-store/contact-store.ts'
import type { Database, Query } from '#server/contact-store/database.ts'
import { moveStore } from '#server/contact-store/move-store.ts'
import { openDatabase } from '#server/contact-store/open-contact-store.ts'
import { allRequests, request, start } from '#server/fixtures/store-engines.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { moveRequests } from './move-requests.ts'

const say = ownerWords.it
const at = (minute: number) => new Date(start.getTime() + minute * 60_000)

/** Stores on SQLite in temporary folders, closed and deleted with the test. */
function stores() {
  const folder = ownFolder()
  const open = (name: string): Database => {
    const database = openDatabase(location(name))
    onTestFinished(() => database.close())
    return database
  }
  const location = (name: string) => ({ dataDir: join(folder, name), databaseUrl: undefined })
  return { location, open, store: (name: string): ContactStore => createContactStore(open(name)) }
}

async function move(from: { dataDir: string; databaseUrl: undefined }, where: string | undefined) {
  const lines: string[] = []
  await moveRequests(from, { where, lang: 'it', writeLine: (line) => lines.push(line) })
  return lines
}

const namesOf = async (store: ContactStore) => (await allRequests(store)).map(({ name }) => name).sort()

/** All that a store holds, with the content of the files. */
async function contentOf(store: ContactStore) {
  const requests = await allRequests(store)
  const files = await Promise.all(requests.flatMap((one) => one.files).map(({ id }) => store.fileContent(id)))
  return { requests, files, outbox: await store.outboxState(), key: await store.secret('anti-forgery') }
}

test('moves all rows; the old store refuses requests as moved until they come back', async () => {
  const { location, store } = stores()
  const [from, to] = [store('from'), store('to')]
  for (let count = 0; count < 11; count++) {
    const files = [{ name: `${count}.pdf`, content: Buffer.from(`file ${count}`) }]
    await from.save(request({ name: `Visitor ${count}`, createdAt: at(count), files }), ['notice'])
  }
  await from.writeNote((await from.list({ most: 1 }))[0]?.id ?? '', 'Richiamare', '')
  const [sent] = await from.claimMails(at(1_000), at(2_000), 1)
  await from.finishMail(sent?.id ?? '', at(1_000))
  const before = await contentOf(from)
  const lines = await move(location('from'), location('to').dataDir)
  expect(lines.slice(0, 2).map((line) => line.replace(/[0-9a-f]{16}/, ''))).toEqual([
    say('requests.rows', { table: 'requests', rows: 11, hash: '' }),
    say('requests.rows', { table: 'attachments', rows: 11, hash: '' }),
  ])
  expect(lines.slice(-2)).toEqual([
    say('requests.moved'),
    say('requests.startWithFolder', { folder: location('to').dataDir }),
  ])
  expect(await contentOf(to)).toEqual(before)
  await expect(from.save(request(), [])).rejects.toMatchObject({ fault: 'moved' })
  expect(await to.save(request(), [])).toBe('stored')
  await move(location('to'), location('from').dataDir)
  expect(await from.save(request(), [])).toBe('stored')
})

test('repeats an interrupted move from the beginning', async () => {
  const { location, store } = stores()
  const [from, to] = [store('from'), store('to')]
  const one = request({ name: 'whole' })
  await from.save(one, [])
  await to.save({ ...one, name: 'half' }, [])
  await from.addVisits(new Map([['2026-03-01 /it', 3]]))
  await to.addVisits(new Map([['2026-03-02 /it', 1]]))
  await move(location('from'), location('to').dataDir)
  expect(await namesOf(to)).toEqual(['whole'])
  expect((await to.visitsSince('')).days).toEqual([{ name: '2026-03-01', count: 3 }])
})

test('refuses a target with other requests', async () => {
  const { location, store } = stores()
  const [from, to] = [store('from'), store('to')]
  await from.save(request({ name: 'ours' }), [])
  await to.save(request({ name: 'theirs' }), [])
  await expect(move(location('from'), location('to').dataDir)).rejects.toThrow(
    say('requests.move.others', { table: 'requests' }),
  )
  expect([await namesOf(from), await namesOf(to)]).toEqual([['ours'], ['theirs']])
  expect(await from.save(request(), [])).toBe('stored')
})

test.each([
  ['nowhere', () => undefined, say('requests.where')],
  ['to where it is already', (home: string) => home, say('requests.sameStore')],
  ['to an address that is none', () => 'postgres://', say('requests.target')],
])('a move %s is refused with a sentence', async (_, where, sentence) => {
  const { location, store } = stores()
  await store('from').save(request(), [])
  const moving = move(location('from'), where(location('from').dataDir))
  await expect(moving).rejects.toThrow(sentence)
  await expect(moving).rejects.not.toThrow('DATABASE_URL')
})

test('refuses a copy that differs, and keeps the source', async () => {
  const { open, store } = stores()
  const from = store('from')
  await from.save(request({ name: 'ours', files: [{ name: 'a.pdf', content: Buffer.from('a') }] }), [])
  const target = open('to')
  const losing: Database = {
    ...target,
    transaction: (work) =>
      target.transaction((query) => {
        const own: Query = async (sql, values) =>
          sql.startsWith('INSERT INTO attachments') ? [] : query(sql, values)
        return work(own)
      }),
  }
  await expect(moveStore(open('from'), losing, () => undefined)).rejects.toMatchObject({
    fault: 'torn',
    table: 'attachments',
  })
  expect(await from.save(request(), [])).toBe('stored')
})

test.each(['moved', 'refused'])('closes both stores after a move that is %s', async (how) => {
  const { location } = stores()
  for (const name of how === 'refused' ? ['from', 'to'] : ['from']) {
    const store = createContactStore(openDatabase(location(name)))
    await store.save(request({ name }), [])
    await store.close()
  }
  const moving = move(location('from'), location('to').dataDir)
  await (how === 'refused' ? expect(moving).rejects.toThrow() : moving)
  for (const name of ['from', 'to'])
    expect(readdirSync(location(name).dataDir).filter((file) => /-(?:wal|shm)$/.test(file))).toEqual([])
})
