import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { ownerLanguage } from '#scripts/owner/owner-language.ts'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import type { ContactStore } from '#server/contact-store/contact-store.ts'
import { openContactStore, type StoreLocation } from '#server/contact-store/open-contact-store.ts'
import { allRequests, request, start } from '#server/fixtures/store-engines.ts'
import { ownDatabase } from '#tests/helpers/own-database.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { projectRoot } from '#tests/helpers/site-root.ts'

const folder = ownFolder()
const run = promisify(execFile)
const at = (minute: number) => new Date(start.getTime() + minute * 60_000)
/** The command's language is that of the project's settings. */
const say = ownerWords[ownerLanguage(projectRoot)]

function storeAt(...args: Parameters<typeof openContactStore>): ContactStore {
  const store = openContactStore(...args)
  onTestFinished(() => store.close())
  return store
}

/** Runs the owner's command on the store at a location. */
function move({ dataDir, databaseUrl }: StoreLocation, where: string) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' }
  return run(process.execPath, ['scripts/requests.ts', 'move', where], { cwd: projectRoot, env })
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

test('move copies everything from SQLite to PostgreSQL and back', async () => {
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

test('commands create no store in an empty PostgreSQL, and use an existing one', async () => {
  const location = { dataDir: '', databaseUrl: await ownDatabase() }
  const command = storeAt(location, { isOwner: true })
  for (let attempt = 0; attempt < 2; attempt++)
    await expect(command.list()).rejects.toMatchObject({ fault: 'missing' })
  await storeAt(location).save(request(), [])
  expect(await command.list()).toHaveLength(1)
})
