import { expect, test } from 'vitest'
import { createStore } from '#app/platform/create-store.ts'
import { memoryStorage } from '#tests/helpers/memory-storage.ts'
import { type Finished, finishedOn, withFinished } from './finished-dishes.ts'
import { changeDish, dishesOf } from './menu-draft.ts'
import { createMenuStore } from './menu-store.ts'
import { sampleMenu } from './sample.ts'

const named = (name: string) => ({ ...sampleMenu, name })

/** A sample that no shop changes. */
const everyDay = { get: () => sampleMenu, subscribe: () => () => {}, finish: () => {} }

test('starts with the sample and its correction, and stores nothing', () => {
  const storage = memoryStorage()
  const store = createMenuStore(() => storage, everyDay)
  expect(store.get()).toMatchObject({ canUndo: false, isSample: true })
  expect(dishesOf(store.get().draft).find(({ was }) => was)).toMatchObject({ price: 1200, was: 1100 })
  expect(storage.length).toBe(0)
})

test('stores changes until they are cleared', () => {
  const storage = memoryStorage()
  const store = createMenuStore(() => storage, everyDay)
  store.change(named('Bar Sport'))
  expect(createMenuStore(() => storage, everyDay).get()).toMatchObject({
    isSample: false,
    draft: { name: 'Bar Sport' },
  })
  store.reset()
  expect(storage.length).toBe(0)
})

test('clear starts with the visitor’s business name and overwrites nothing until the next change', () => {
  const storage = memoryStorage()
  const kept = () => createMenuStore(() => storage, everyDay).get().draft.name
  const store = createMenuStore(() => storage, { ...everyDay, get: () => named('Da Rita') })
  store.change(named('Bar Sport'))
  store.clear()
  expect([store.get().draft.name, kept()]).toEqual(['Da Rita', 'Bar Sport'])
  store.change({ ...store.get().draft, name: 'Da Gino' })
  expect(kept()).toBe('Da Gino')
})

test('typing in one field is one undo step, other changes are separate', () => {
  const store = createMenuStore(memoryStorage, everyDay)
  for (const name of ['B', 'Ba', 'Bar']) store.change(named(name), 'name')
  const [dish] = dishesOf(store.get().draft)
  store.change(changeDish(store.get().draft, dish?.id ?? 0, { isSoldOut: true }))
  store.undo()
  expect(dishesOf(store.get().draft)[0]?.isSoldOut).toBeUndefined()
  store.undo()
  expect(store.get()).toMatchObject({ canUndo: false, draft: { name: sampleMenu.name } })
  store.undo()
  expect(store.get().draft).toBe(sampleMenu)
  for (const name of ['C', 'D']) {
    store.change(named(name), 'name')
    store.undo()
    expect(store.get().draft).toBe(sampleMenu)
  }
})

test('clear and reset can be undone', () => {
  const store = createMenuStore(memoryStorage, everyDay)
  store.change(named('Bar Sport'))
  store.clear()
  expect(dishesOf(store.get().draft)).toHaveLength(1)
  store.reset()
  store.undo()
  store.undo()
  expect(store.get().draft.name).toBe('Bar Sport')
})

test('open keeps the own menu aside, restorable also after a reload', () => {
  const storage = memoryStorage()
  const visit = () => createMenuStore(() => storage, everyDay)
  visit().change(named('Bar Sport'))
  visit().open(named('Da Berto'))
  expect(visit().get()).toMatchObject({ draft: { name: 'Da Berto' }, aside: 'Bar Sport' })
  visit().open(named('Da Carla'))
  const store = visit()
  for (const [name, aside] of [
    ['Da Berto', 'Bar Sport'],
    ['Bar Sport', 'Da Carla'],
    ['Da Carla', 'Da Berto'],
  ]) {
    store.resume()
    expect(store.get()).toMatchObject({ draft: { name }, aside })
    expect(visit().get()).toMatchObject({ draft: { name }, aside })
  }
})

test('open keeps nothing aside for the same menu, for the sample, or after undo', () => {
  const storage = memoryStorage()
  const store = createMenuStore(() => storage, everyDay)
  store.open(named('Bar Sport'))
  store.open(named('Bar Sport'))
  expect(store.get().aside).toBeUndefined()
  store.resume()
  expect(store.get().draft.name).toBe('Bar Sport')
  store.open(named('Da Berto'))
  store.undo()
  store.change({ ...store.get().draft, name: 'Bar Sport 2' })
  expect(store.get().aside).toBeUndefined()
})

test('open keeps aside a stored menu that a blank one has not overwritten', () => {
  const store = createMenuStore(memoryStorage, everyDay)
  const storage = memoryStorage()
  const kept = createMenuStore(() => storage, everyDay)
  kept.change(named('Bar Sport'))
  kept.clear()
  kept.open(named('Da Berto'))
  expect(kept.get().aside).toBe('Bar Sport')
  store.change(named('Bar Sport'))
  store.open(named('Da Berto'))
  store.reset()
  expect(store.get()).toMatchObject({ isSample: true, aside: 'Bar Sport' })
  store.resume()
  expect(store.get()).toMatchObject({ draft: { name: 'Bar Sport' }, aside: undefined })
})

test('unavailable or invalid storage gives the sample', () => {
  const refused = createMenuStore(() => {
    throw new Error('refused')
  }, everyDay)
  refused.change(named('Bar Sport'))
  refused.open(named('Da Berto'))
  refused.resume()
  expect(refused.get().draft.name).toBe('Bar Sport')
  const storage = memoryStorage()
  storage.setItem('menu.draft', 'x\t99\tabc\n<<<')
  expect(createMenuStore(() => storage, everyDay).get().isSample).toBe(true)
})

const dishNames = [...finishedOn(sampleMenu).keys()]

/** A fake shop with the sample's dishes, and the calls to it. */
function shopOfToday() {
  const shop = createStore(() => sampleMenu)
  const finish = (dishes: Finished) => shop.set(withFinished(shop.get(), dishes))
  return {
    today: { get: shop.get, subscribe: shop.subscribe, finish },
    finish: (dish: number, is: boolean) => finish(new Map([[dishNames[dish] ?? '', is]])),
    call: (name: string) => shop.set({ ...shop.get(), name }),
    finished: () =>
      shop.get().sections.flatMap(({ dishes }) => dishes.map(({ isSoldOut = false }) => isSoldOut)),
  }
}

function storeOfToday(kept?: string) {
  const shop = shopOfToday()
  const storage = memoryStorage()
  if (kept) storage.setItem('menu.draft', kept)
  const store = createMenuStore(() => storage, shop.today)
  const leave = store.subscribe(() => {})
  const out = () => dishesOf(store.get().draft).map(({ isSoldOut }) => Boolean(isSoldOut))
  const finish = (index: number, isSoldOut: boolean) => {
    const { draft } = store.get()
    store.change(changeDish(draft, dishesOf(draft)[index]?.id ?? 0, { isSoldOut }))
  }
  return { ...shop, storage, store, leave, out, finishOnMenu: finish }
}

test('the sample follows the shop’s name and sold-out dishes until it is changed', () => {
  const { store, storage, finish, call, out } = storeOfToday()
  finish(2, true)
  call('Da Gino')
  expect(store.get()).toMatchObject({ isSample: true, canUndo: false, draft: { name: 'Da Gino' } })
  expect(out()).toEqual([false, true, true, false, false])
  expect(storage.length).toBe(0)
  finish(1, false)
  expect(out()).toEqual([false, false, true, false, false])
})

test('selling out a dish of the sample changes the shop, and undo reverts it', () => {
  const { store, storage, finished, finishOnMenu } = storeOfToday()
  finishOnMenu(4, true)
  expect(finished()).toEqual([false, true, false, false, true])
  expect(store.get().isSample).toBe(true)
  expect(storage.length).toBe(0)
  store.undo()
  expect(finished()).toEqual([false, true, false, false, false])
})

test('undo reverts own steps, not later changes of the shop', () => {
  const { store, finish, finished, out, finishOnMenu } = storeOfToday()
  finishOnMenu(4, true)
  finish(0, true)
  store.undo()
  expect(out()).toEqual([true, true, false, false, false])
  expect(finished()).toEqual(out())
})

test('an own menu neither follows nor changes the shop', () => {
  const { store, finish, call, out, finished, finishOnMenu } = storeOfToday()
  store.change(named('Bar Sport'))
  finish(2, true)
  call('Da Gino')
  expect(store.get()).toMatchObject({ isSample: false, draft: { name: 'Bar Sport' } })
  expect(out()).toEqual([false, true, false, false, false])
  finishOnMenu(0, true)
  expect(finished()).toEqual([false, true, true, false, false])
  store.undo()
  store.undo()
  expect(store.get()).toMatchObject({ isSample: true, draft: { name: 'Da Gino' } })
  expect(out()).toEqual([false, true, true, false, false])
})

test('an own menu with the sample’s name takes the visitor’s, also when it is read again', () => {
  const { store, storage, call, today, finishOnMenu } = storeOfToday()
  const { draft } = store.get()
  store.change(changeDish(draft, dishesOf(draft)[0]?.id ?? 0, { price: 700 }))
  call('Da Gino')
  expect(store.get()).toMatchObject({ isSample: false, draft: { name: 'Da Gino' } })
  expect(createMenuStore(() => storage, today).get().draft.name).toBe('Da Gino')
  finishOnMenu(0, true)
  store.undo()
  store.undo()
  expect(store.get()).toMatchObject({ isSample: true, draft: { name: 'Da Gino' } })
})

test('reset from an own menu leaves the shop alone, from the sample it restores its dishes', () => {
  const { store, finish, finished } = storeOfToday('Bar Sport\n\tPanini\nToast\t4')
  finish(2, true)
  store.reset()
  expect(store.get().isSample).toBe(true)
  expect(finished()).toEqual([false, true, true, false, false])
  store.reset()
  expect(finished()).toEqual([false, true, false, false, false])
})

test('without subscribers it does not follow the shop, and catches up with the next one', () => {
  const { store, finish, out, leave } = storeOfToday()
  leave()
  finish(3, true)
  expect(out()[3]).toBe(false)
  store.subscribe(() => {})
  expect(out()[3]).toBe(true)
})
