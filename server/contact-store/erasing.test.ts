import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { request } from '#server/fixtures/store-engines.ts'
import { createContactStore } from './contact-store.ts'
import { createErasing } from './erasing.ts'
import { openDatabase } from './open-contact-store.ts'

test('what is erased is given back to the disk once, at the end; where nothing was, the file is left alone', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'erasing-'))
  const database = openDatabase({ dataDir, databaseUrl: undefined })
  const store = createContactStore(database)
  onTestFinished(async () => {
    await store.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const requests = [request(), request(), request()]
  for (const one of requests) await store.save(one, [])
  /** How many requests were left each time that space was given back. */
  const left: number[] = []
  const vacuum = async () => {
    left.push((await store.list({ most: 10 })).length)
    return database.vacuum()
  }
  const erasing = createErasing({ ...database, vacuum }, () => undefined)
  expect(await erasing.erase(requests.map(({ id }) => id))).toEqual({ count: 3, isGone: true })
  expect(left).toEqual([0])
  expect(await erasing.erase(['nobody'])).toEqual({ count: 0, isGone: true })
  expect(left).toEqual([0])
})
