import { expect, test } from 'vitest'
import { ownStore } from '#server/fixtures/own-store.ts'
import { request } from '#server/fixtures/store-engines.ts'
import { createErasing } from './erasing.ts'

test('vacuums once after all erasing, and not at all when nothing was erased', async () => {
  const { store, database } = ownStore()
  const requests = [request(), request(), request()]
  for (const one of requests) await store.save(one, [])
  /** How many requests were left at each vacuum. */
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
