import { expect, test, vi } from 'vitest'
import { audiences } from '#content/offerings.ts'
import { storageNames } from '#content/storage-names.ts'
import { memoryStorage } from '#tests/helpers/memory-storage.ts'
import { createAudienceStore } from './audience-store.ts'

test('nobody has said anything at first', () => {
  expect(createAudienceStore(memoryStorage).get()).toBeNull()
})

test('what was said holds for the visit, is told at once, and can be taken back', () => {
  const storage = memoryStorage()
  const store = createAudienceStore(() => storage)
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  for (const id of audiences) {
    store.choose(id)
    expect(store.get()).toBe(id)
    expect(createAudienceStore(() => storage).get()).toBe(id)
  }
  expect(listener).toHaveBeenCalledTimes(audiences.length)
  stop()
  store.choose(null)
  expect(listener).toHaveBeenCalledTimes(audiences.length)
  expect(store.get()).toBeNull()
  expect(storage.getItem(storageNames.audience)).toBeNull()
})

test('who is none of the four is nobody', () => {
  const storage = memoryStorage()
  storage.setItem(storageNames.audience, 'astronaut')
  expect(createAudienceStore(() => storage).get()).toBeNull()
})

test('without storage it holds as long as the page', () => {
  const store = createAudienceStore(() => {
    throw new Error('Forbidden.')
  })
  expect(store.get()).toBeNull()
  store.choose('studio')
  expect(store.get()).toBe('studio')
})
