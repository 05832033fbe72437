import { afterEach, expect, test, vi } from 'vitest'
import { setOwnName } from '#app/demo-shop/own-name.ts'
import { sampleShop } from '#app/demo-shop/sample-shop.ts'
import { memoryStorage } from '#tests/helpers/memory-storage.ts'
import { createDraft, dishesOf, moveDish } from './menu-draft.ts'
import { createMenuStore } from './menu-store.ts'
import { sampleMenu } from './sample.ts'
import { sampleIn, todaysSample } from './todays-sample.ts'

const named = (name: string) => ({ ...sampleMenu, name })
const shop = { dishes: sampleShop.dishes.map((dish) => ({ ...dish, isFinished: dish.id === 'tart' })) }

function setUp(kept?: string) {
  const storage = memoryStorage()
  if (kept) storage.setItem('menu.draft', kept)
  const visit = () => createMenuStore(() => storage)
  const store = visit()
  store.subscribe(() => {})
  const name = () => store.get().draft.name
  return { storage, store, name, keptName: () => visit().get().draft.name }
}

afterEach(() => {
  setOwnName('')
  todaysSample.set(sampleMenu)
})

test('starts with the sample and its correction, and stores nothing', () => {
  const { store, storage } = setUp()
  expect(store.get()).toEqual({ draft: sampleMenu, isSample: true, isOwnWaiting: false })
  store.change(moveDish(sampleMenu, 2, -1))
  expect([store.get().isSample, storage.length]).toEqual([true, 0])
})

test('keeps changes, and forgets them on reset', () => {
  const { store, storage, keptName } = setUp()
  store.change(named('Bar Sport'))
  expect(store.get()).toMatchObject({ isSample: false, draft: { name: 'Bar Sport' } })
  expect(keptName()).toBe('Bar Sport')
  store.reset()
  expect([store.get().isSample, storage.length]).toEqual([true, 0])
})

test('a snapshot brings back menu and storage', () => {
  const { store, name, keptName } = setUp()
  const toSample = store.snapshot()
  store.change(named('Bar Sport'))
  const toBar = store.snapshot()
  store.reset()
  toBar()
  expect([name(), keptName()]).toEqual(['Bar Sport', 'Bar Sport'])
  toSample()
  expect([store.get().isSample, keptName()]).toEqual([true, sampleMenu.name])
})

test('an empty menu, with the visitor’s name, replaces the kept one once it has content', () => {
  const { store, name, keptName } = setUp()
  setOwnName('Da Rita')
  store.change(named('Bar Sport'))
  store.clear()
  expect([name(), keptName(), store.get().isOwnWaiting]).toEqual(['Da Rita', 'Bar Sport', true])
  store.change({ ...store.get().draft, name: '' })
  expect([name(), keptName()]).toEqual(['', 'Bar Sport'])
  store.change({ ...store.get().draft, name: 'Da Gino' })
  expect([name(), keptName(), store.get().isOwnWaiting]).toEqual(['Da Gino', 'Da Gino', false])
})

test('a link’s menu replaces the visitor’s own once it is changed, which can be undone', () => {
  const { store, name, keptName } = setUp('Bar Sport\n\tPanini\nToast\t4')
  const onReplaced = vi.fn<(restore: () => void) => void>()
  store.open(named('Da Berto'), onReplaced)
  expect([name(), keptName(), store.get().isOwnWaiting]).toEqual(['Da Berto', 'Bar Sport', true])
  store.reset()
  expect([name(), keptName(), store.get().isOwnWaiting]).toEqual(['Bar Sport', 'Bar Sport', false])
  store.open(named('Da Berto'), onReplaced)
  expect(onReplaced).not.toHaveBeenCalled()
  store.change(named('Da Carla'))
  store.change(named('Da Carlo'))
  expect([name(), keptName()]).toEqual(['Da Carlo', 'Da Carlo'])
  expect(onReplaced).toHaveBeenCalledOnce()
  onReplaced.mock.calls[0]?.[0]()
  expect([name(), keptName()]).toEqual(['Bar Sport', 'Bar Sport'])
})

test('without a menu of the visitor’s own a link’s replaces nothing', () => {
  const { store, keptName } = setUp()
  const onReplaced = vi.fn()
  store.open(named('Da Berto'), onReplaced)
  expect(store.get()).toMatchObject({ isSample: false, isOwnWaiting: false })
  store.change(named('Da Carla'))
  expect([keptName(), onReplaced.mock.calls]).toEqual(['Da Carla', []])
})

test('unavailable or invalid storage gives the sample, and a menu in memory', () => {
  const refused = createMenuStore(() => {
    throw new Error('refused')
  })
  refused.change(named('Bar Sport'))
  refused.open(named('Da Berto'), () => {})
  refused.reset()
  expect(refused.get().draft.name).toBe('Bar Sport')
  expect(setUp('x\t99\tabc\n<<<').store.get().isSample).toBe(true)
})

test('the sample has the visitor’s name and the dishes that the shop has finished', () => {
  const { store, storage, name } = setUp()
  todaysSample.set(sampleIn(shop))
  setOwnName('Da Gino')
  expect(name()).toBe('Da Gino')
  expect(dishesOf(store.get().draft).map(({ isSoldOut }) => isSoldOut)).toEqual([
    false,
    false,
    false,
    false,
    true,
  ])
  expect([store.get().isSample, storage.length]).toEqual([true, 0])
  setOwnName('www.osteria.it')
  expect(name()).toBe(sampleMenu.name)
})

test('an own menu takes the visitor’s name in place of the sample’s, and nothing else from the shop', () => {
  const { store, name } = setUp()
  store.change(createDraft({ ...sampleMenu, cover: 200 }))
  todaysSample.set(sampleIn(shop))
  setOwnName('Da Gino')
  expect(name()).toBe('Da Gino')
  expect(dishesOf(store.get().draft).at(-1)?.isSoldOut).toBeUndefined()
  store.change(named('Bar Sport'))
  expect(name()).toBe('Bar Sport')
})
