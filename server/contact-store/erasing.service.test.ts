import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { request, start } from '#server/fixtures/store-engines.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { createContactStore } from './contact-store.ts'
import { openContactStore } from './open-contact-store.ts'
import { openSqlite } from './sqlite.ts'

const megabyte = 1_000_000
const after = new Date(start.getTime() + 1)
const file = (size: number) => ({ name: 'a.pdf', content: Buffer.alloc(size, 'segretissimo ') })

test('erasing does not delay pages or requests saved meanwhile', async () => {
  const store = openContactStore({ dataDir: ownFolder(), databaseUrl: undefined })
  onTestFinished(() => store.close())
  for (let count = 0; count < 40; count++) await store.save(request({ files: [file(2 * megabyte)] }), [])
  const loop = watchLoop()
  const started = performance.now()
  const purging = store.purge(after)
  let saves = 0
  let isDone = false
  const left = new Set<number>()
  purging.finally(() => {
    isDone = true
  })
  for (; !isDone; saves++) {
    await store.save(request({ createdAt: new Date(after.getTime() + 1) }), ['notice'])
    left.add((await store.purgeOutlook(after)).due)
  }
  const whole = performance.now() - started
  expect(await purging).toEqual({ count: 40, isGone: true })
  expect(loop.stop()).toBeLessThan(whole / 3)
  expect(saves).toBeGreaterThan(5)
  // Counts between two steps, not only all and none.
  expect([...left].filter((count) => count > 0 && count < 40)).not.toEqual([])
  expect(await store.list({ most: 1_000 })).toHaveLength(saves)
})

test('erasing reports that data remains in the log while it is read, until it is truncated', async () => {
  const folder = ownFolder()
  const store = createContactStore(openSqlite(`${folder}/contact.sqlite`))
  onTestFinished(() => store.close())
  const isOnDisk = () =>
    readdirSync(folder).some((name) => readFileSync(`${folder}/${name}`).includes('segretissimo'))
  const gone = request({ files: [file(5_000)] })
  await store.save(gone, [])
  const reader = new DatabaseSync(`${folder}/contact.sqlite`, { readOnly: true })
  onTestFinished(() => reader.close())
  reader.exec('BEGIN')
  reader.prepare('SELECT COUNT(*) FROM requests').get()
  expect(await store.erase([gone.id])).toEqual({ count: 1, isGone: false })
  expect(isOnDisk()).toBe(true)
  expect(await store.scrub()).toBe(false)
  reader.exec('COMMIT')
  expect(await store.scrub()).toBe(true)
  expect(isOnDisk()).toBe(false)
})

/** The longest time in milliseconds for which this thread was blocked, until it is stopped. */
function watchLoop() {
  let longest = 0
  let last = performance.now()
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 1)
  return {
    stop: () => {
      clearInterval(timer)
      return longest
    },
  }
}
