import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#tests/helpers/memory-storage.ts'
import { drafts } from './contact-draft.ts'

const draft = { id: '3f2c', texts: { name: 'Nives', message: 'Buongiorno' } }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000 })
  vi.stubGlobal('localStorage', memoryStorage())
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a draft is kept for a day after the last change', () => {
  expect(drafts.load()).toBeNull()
  expect(drafts.save(draft)).toBe(true)
  vi.setSystemTime(86_400_999)
  expect(drafts.load()).toMatchObject(draft)
  vi.setSystemTime(86_401_000)
  expect(drafts.load()).toBeNull()
  expect(localStorage.length).toBe(0)
})

test.each(['{', 'null', '1', '{"at":"now"}', '{"at":1000,"id":1,"texts":{}}'])('%s is no draft', (text) => {
  localStorage.setItem('contact.draft', text)
  expect(drafts.load()).toBeNull()
})

test('without storage nothing is kept, and nothing fails', () => {
  vi.stubGlobal('localStorage', undefined)
  expect([drafts.save(draft), drafts.load(), drafts.clear()]).toEqual([false, null, undefined])
})
