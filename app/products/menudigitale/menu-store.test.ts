import { afterEach, expect, test, vi } from 'vitest'
import { demoShop } from '#app/demo-shop/demo-shop.ts'
import { setOwnName } from '#app/demo-shop/own-name.ts'
import { memoryStorage } from '#tests/helpers/memory-storage.ts'
import { addDish, createDraft, dishesOf } from './menu-draft.ts'
import { createMenuStore } from './menu-store.ts'
import { sampleMenu } from './sample.ts'

// For the demo shop.
vi.stubGlobal('window', new EventTarget())
vi.stubGlobal('localStorage', memoryStorage())

const named = (name: string) => ({ ...sampleMenu, name })
const finish = (dish: string) => demoShop.act({ type: 'finish', dish })

function setUp(kept?: string) {
  const storage = memoryStorage()
  if (kept) storage.setItem('menu.draft', kept)
  const visit = () => createMenuStore(() => storage)
  const store = visit()
  const stop = store.subscribe(() => {})
  const name = () => store.get().draft.name
  return { storage, store, stop, name, kept: () => visit().get(), keptName: () => visit().get().draft.name }
}

afterEach(() => {
  setOwnName('')
  demoShop.act({ type: 'reset' })
})

test('starts with the sample and its correction; keeps changes, and forgets them on reset', () => {
  const { store, storage, kept } = setUp()
  expect(store.get()).toEqual({ draft: sampleMenu, isSample: true })
  expect(storage.length).toBe(0)
  store.change(named('Bar Sport'))
  expect(store.get()).toMatchObject({ isSample: false, draft: { name: 'Bar Sport' } })
  // The examples find their dish again by its id.
  expect(kept()).toEqual({ draft: named('Bar Sport'), isSample: false })
  store.reset()
  expect([store.get().isSample, storage.length]).toEqual([true, 0])
})

test('a dish is added at the end of the section asked for, without one of the last', () => {
  const blank = { name: '', price: 0, allergens: [] }
  const [first, ...rest] = createDraft(sampleMenu).sections
  const last = addDish(createDraft(sampleMenu))
  expect(last.draft.sections.at(-1)?.dishes.at(-1)).toEqual({ ...blank, id: last.id })
  const { draft, id } = addDish(createDraft(sampleMenu), first?.id)
  expect(draft.sections).toEqual([
    { ...first, dishes: [...(first?.dishes ?? []), { ...blank, id }] },
    ...rest,
  ])
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

test.each([
  ['what was typed', 'Bar Sport\n\tPanini\nToast\t4', undefined, 'Bar Sport'],
  ['the visitor’s own', undefined, 'Da Rita', 'Da Rita'],
  ['never the sample’s', undefined, undefined, ''],
])('the name of an emptied menu is %s', (_, kept, own, expected) => {
  const { store, name } = setUp(kept)
  if (own) setOwnName(own)
  store.clear()
  expect([name(), dishesOf(store.get().draft)]).toMatchObject([expected, [{ name: '' }]])
})

test('unavailable or invalid storage gives the sample, and a menu in memory', () => {
  const refused = createMenuStore(() => {
    throw new Error('refused')
  })
  refused.change(named('Bar Sport'))
  expect(refused.get().draft.name).toBe('Bar Sport')
  const kept = ['x\t99\tabc\n<<<', 'Bar Sport', '\n\tPanini\nToast\t4']
  expect(kept.map((text) => setUp(text).store.get().isSample)).toEqual([true, false, false])
})

test('the sample has the visitor’s name and the dishes that the shop has finished', () => {
  const { store, storage, stop, name } = setUp()
  finish('tart')
  setOwnName('Da Gino')
  expect(name()).toBe('Da Gino')
  const finished = () => dishesOf(store.get().draft).filter(({ isSoldOut }) => isSoldOut)
  expect(finished()).toMatchObject([{ name: { en: 'Fried anchovies' } }, { name: { en: 'Fig tart' } }])
  for (const dish of ['bruschetta', 'trofie', 'pansoti']) finish(dish)
  expect(finished()).toHaveLength(5)
  expect([store.get().isSample, storage.length]).toEqual([true, 0])
  setOwnName('www.osteria.it')
  expect(name()).toBe(sampleMenu.name)
  stop()
  setOwnName('Da Rita')
  store.subscribe(() => {})
  expect(name()).toBe('Da Rita')
})

test('an own menu takes the visitor’s name in place of the sample’s, and nothing else from the shop', () => {
  const { store, name } = setUp()
  store.change(createDraft({ ...sampleMenu, cover: 200 }))
  finish('tart')
  setOwnName('Da Gino')
  expect(name()).toBe('Da Gino')
  expect(dishesOf(store.get().draft).at(-1)?.isSoldOut).toBeUndefined()
  store.change(named('Bar Sport'))
  expect(name()).toBe('Bar Sport')
})
