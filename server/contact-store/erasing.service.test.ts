import { readdirSync, readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { ownStore, request, siteStore, start } from '#server/fixtures/store-engines.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'

const megabyte = 1_000_000
const after = new Date(start.getTime() + 1)
const file = (size: number) => ({ name: 'a.pdf', content: Buffer.alloc(size, 'segretissimo ') })

test('erasing does not delay pages or requests saved meanwhile', async () => {
  const store = siteStore(ownFolder())
  for (let count = 0; count < 40; count++) await store.save(request({ files: [file(2 * megabyte)] }))
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const started = performance.now()
  const purging = store.purge(after)
  let saves = 0
  let isDone = false
  const left = new Set<number>()
  purging.finally(() => {
    isDone = true
  })
  for (; !isDone; saves++) {
    await store.save(request({ createdAt: new Date(after.getTime() + 1) }))
    left.add((await store.purgeOutlook(after)).due)
  }
  const whole = performance.now() - started
  expect(await purging).toEqual({ count: 40, isGone: true })
  expect(delay.max / 1e6).toBeLessThan(whole / 3)
  expect(saves).toBeGreaterThan(5)
  // Counts between two steps, not only all and none.
  expect([...left].filter((count) => count > 0 && count < 40)).not.toEqual([])
  expect(await store.list({ most: 1_000 })).toHaveLength(saves)
})

test('erasing reports that data remains in the log while it is read, until it is truncated', async () => {
  const folder = ownFolder()
  const { store } = ownStore(`${folder}/contact.sqlite`)
  const isOnDisk = () =>
    readdirSync(folder).some((name) => readFileSync(`${folder}/${name}`).includes('segretissimo'))
  const gone = request({ files: [file(5_000)] })
  await store.save(gone)
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
