import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { ownerLanguage } from '#scripts/owner/owner-language.ts'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import type { ContactStore } from '#server/contact-store/contact-store.ts'
import { openContactStore, type StoreLocation } from '#server/contact-store/open-contact-store.ts'
import { allRequests, request, start } from '#server/fixtures/store-engines.ts'
import { ownDatabase } from '#tests/helpers/own-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-move-'))
const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))
const at = (minute: number) => new Date(start.getTime() + minute * 60_000)
/** The command's language is that of the project's settings. */
const say = ownerWords[ownerLanguage(root)]
const opened: ContactStore[] = []

afterAll(async () => {
  await Promise.all(opened.map((store) => store.close()))
  rmSync(folder, { recursive: true, force: true })
})

function storeAt(location: StoreLocation): ContactStore {
  const store = openContactStore(location)
  opened.push(store)
  return store
}

/** Runs the owner's command on the store at a location. */
function move({ dataDir, databaseUrl }: StoreLocation, where: string) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' }
  return run(process.execPath, ['scripts/requests.ts', 'move', where], { cwd: root, env })
}

/** The whole content of a store, with hashes of the files. */
async function contentOf(store: ContactStore) {
  const requests = await allRequests(store)
  const files = requests.flatMap((one) => one.files)
  const contents = await Promise.all(
    files.map(async ({ id }) => Buffer.from((await store.fileContent(id)) ?? [])),
  )
  return { requests, contents, outbox: await store.outboxState(), key: await store.secret('anti-forgery') }
}

test('one command moves all from SQLite to PostgreSQL, and back', async () => {
  const first = { dataDir: join(folder, 'first'), databaseUrl: undefined }
  const second = { dataDir: '', databaseUrl: await ownDatabase() }
  const third = { dataDir: join(folder, 'third'), databaseUrl: undefined }
  const store = storeAt(first)
  for (let count = 0; count < 520; count++) {
    const content = Buffer.alloc(count * 50, `${count} \u0000`)
    const files = count % 20 ? [] : [{ name: 'à.pdf', content }]
    await store.save(request({ createdAt: at(count), files }), ['notice'])
  }
  const [sent, failed] = await store.claimMails(at(1_000), at(2_000), 2)
  await store.finishMail(sent?.id ?? '', at(1_000))
  await store.postponeMail(failed?.id ?? '', at(3_000), 'ETIMEDOUT')
  await store.markAnswered((await store.list())[0]?.id ?? '', at(1_001))
  const before = await contentOf(store)

  expect((await move(first, second.databaseUrl)).stdout).toContain(
    say('requests.rows', { table: 'requests', rows: 520, hash: '' }),
  )
  const moved = storeAt(second)
  expect(await contentOf(moved)).toEqual(before)
  // Nobody would read a request saved to the former store.
  await expect(store.save(request(), [])).rejects.toMatchObject({ fault: 'moved' })
  await expect(store.check()).rejects.toMatchObject({ fault: 'moved' })

  await moved.save(request({ createdAt: at(600) }), ['notice'])
  const later = await contentOf(moved)
  expect((await move(second, third.dataDir)).stdout).toContain(
    say('requests.rows', { table: 'requests', rows: 521, hash: '' }),
  )
  const back = storeAt(third)
  expect(await contentOf(back)).toEqual(later)
  expect(await back.save(request(), [])).toBe('stored')
})

test('a move that was broken off is taken up again, and one into a store of others is refused', async () => {
  const from = { dataDir: join(folder, 'from'), databaseUrl: undefined }
  const to = { dataDir: '', databaseUrl: await ownDatabase() }
  const [source, target] = [storeAt(from), storeAt(to)]
  const one = request()
  await source.save(one, ['notice'])
  await source.save(request(), ['notice'])
  await target.save({ ...one, message: 'half of it' }, [])
  await move(from, to.databaseUrl)
  expect((await contentOf(target)).requests.map(({ message }) => message)).toEqual([one.message, one.message])

  const other = { dataDir: join(folder, 'other'), databaseUrl: undefined }
  const store = storeAt(other)
  await store.save(request(), [])
  await expect(move(other, to.databaseUrl)).rejects.toThrow(
    say('requests.move.others', { table: 'requests' }),
  )
  expect(await store.save(request(), [])).toBe('stored')
})

test('a command makes no store in an empty PostgreSQL, and one that is there is found', async () => {
  const location = { dataDir: '', databaseUrl: await ownDatabase() }
  const command = openContactStore(location, { isOwner: true })
  opened.push(command)
  for (let attempt = 0; attempt < 2; attempt++)
    await expect(command.list()).rejects.toMatchObject({ fault: 'missing' })
  await storeAt(location).save(request(), [])
  expect(await command.list()).toHaveLength(1)
})
