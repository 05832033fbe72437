import { expect, test } from 'vitest'
import { memoryStorage } from '#tests/helpers/memory-storage.ts'
import { createDrafts } from './contact-draft.ts'

const draft = { id: '3f2c', texts: { name: 'Nives', message: 'Buongiorno' } }

test('a draft is kept for a day after the last change', () => {
  const storage = memoryStorage()
  let now = 1_000
  const drafts = createDrafts(
    () => storage,
    () => now,
  )
  expect(drafts.load()).toBeNull()
  expect(drafts.save(draft)).toBe(true)
  now += 86_399_999
  expect(drafts.load()).toMatchObject(draft)
  now += 1
  expect(drafts.load()).toBeNull()
  expect(storage.length).toBe(0)
})

test.each(['{', 'null', '1', '{"at":"now"}', `{"at":${Date.now()},"id":1,"texts":{}}`])(
  'an invalid stored draft is none: %s',
  (text) => {
    const storage = memoryStorage()
    storage.setItem('contact.draft', text)
    expect(createDrafts(() => storage).load()).toBeNull()
  },
)

test('without storage the draft is kept in memory', () => {
  const drafts = createDrafts(() => {
    throw new DOMException('The operation is insecure.')
  })
  expect(drafts.load()).toBeNull()
  expect(drafts.save(draft)).toBe(false)
  expect([drafts.load(), drafts.isStored()]).toEqual([draft, false])
  drafts.clear()
  expect(drafts.load()).toBeNull()
})

test('a draft that a full storage refused overrides the stored one', () => {
  const storage = memoryStorage()
  const drafts = createDrafts(() => storage)
  drafts.save(draft)
  expect(drafts.isStored()).toBe(true)
  const { setItem } = storage
  storage.setItem = () => {
    throw new DOMException('Full.', 'QuotaExceededError')
  }
  const newer = { ...draft, id: '4a3d' }
  expect([drafts.save(newer), drafts.load()]).toEqual([false, newer])
  storage.setItem = setItem
  const newest = { ...draft, id: '5b4e' }
  expect([drafts.save(newest), drafts.load()]).toMatchObject([true, newest])
})
