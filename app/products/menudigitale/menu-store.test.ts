import { expect, test } from 'vitest'
import { memoryStorage } from '#tests/helpers/memory-storage.ts'
import { changeDish, dishesOf } from './menu-draft.ts'
import { createMenuStore, sampleDraft } from './menu-store.ts'

const named = (name: string) => ({ ...sampleDraft, name })

test('starts with the worked example and its correction, and keeps nothing of it', () => {
  const storage = memoryStorage()
  const store = createMenuStore(() => storage)
  expect(store.get()).toMatchObject({ canUndo: false, isSample: true })
  expect(dishesOf(store.get().draft).find(({ was }) => was)).toMatchObject({ price: 1200, was: 1100 })
  expect(storage.length).toBe(0)
})

test('keeps what is written until it is cleared, and finds it again', () => {
  const storage = memoryStorage()
  const store = createMenuStore(() => storage)
  store.change(named('Bar Sport'))
  expect(createMenuStore(() => storage).get()).toMatchObject({
    isSample: false,
    draft: { name: 'Bar Sport' },
  })
  store.reset()
  expect(storage.length).toBe(0)
})

test('letters of one word are one step; every other change is its own', () => {
  const store = createMenuStore(memoryStorage)
  for (const name of ['B', 'Ba', 'Bar']) store.change(named(name), 'name')
  const [dish] = dishesOf(store.get().draft)
  store.change(changeDish(store.get().draft, dish?.id ?? 0, { isSoldOut: true }))
  store.undo()
  expect(dishesOf(store.get().draft)[0]?.isSoldOut).toBeUndefined()
  store.undo()
  expect(store.get()).toMatchObject({ canUndo: false, draft: { name: sampleDraft.name } })
  store.undo()
  expect(store.get().draft).toBe(sampleDraft)
})

test('clearing and starting over can be taken back', () => {
  const store = createMenuStore(memoryStorage)
  store.change(named('Bar Sport'))
  store.clear()
  expect(dishesOf(store.get().draft)).toHaveLength(1)
  store.reset()
  store.undo()
  store.undo()
  expect(store.get().draft.name).toBe('Bar Sport')
})

test('a blank sheet loses nothing that was kept until something is written on it', () => {
  const storage = memoryStorage()
  const kept = () => createMenuStore(() => storage).get().draft.name
  const store = createMenuStore(() => storage)
  store.change(named('Bar Sport'))
  store.clear()
  expect(kept()).toBe('Bar Sport')
  store.change({ ...store.get().draft, name: 'Da Gino' })
  expect(kept()).toBe('Da Gino')
})

test('a browser that refuses storage, or keeps nonsense, gets the example', () => {
  const refused = createMenuStore(() => {
    throw new Error('refused')
  })
  refused.change(named('Bar Sport'))
  expect(refused.get().draft.name).toBe('Bar Sport')
  const storage = memoryStorage()
  storage.setItem('menu.draft', 'x\t99\tabc\n<<<')
  expect(createMenuStore(() => storage).get().isSample).toBe(true)
})
