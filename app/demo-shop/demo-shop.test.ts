import { expect, test } from 'vitest'
import { storageNames } from '#content/storage-names.ts'
import { memoryStorage } from '#tests/helpers/memory-storage.ts'
import type { ActInput } from './acts.ts'
import { createDemoShop } from './demo-shop.ts'
import { sampleShop } from './sample-shop.ts'

const load: ActInput = { type: 'load', article: 'cup', pieces: 2 }
const cups = ({ articles } = sampleShop) => articles.find(({ id }) => id === 'cup')?.quantity

/** Two tabs of one browser: each gets an event for what the other stores. */
function twoTabs() {
  const storage = memoryStorage()
  const tab = new EventTarget()
  const open = () =>
    createDemoShop(
      () => storage,
      () => tab,
    )
  const tell = (key: string | null) => tab.dispatchEvent(Object.assign(new Event('storage'), { key }))
  return { storage, open, tell }
}

test('the store starts with the sample, keeps acts until a reset and restores them', () => {
  const { storage, open } = twoTabs()
  const store = open()
  expect([store.get(), storage.length]).toEqual([sampleShop, 0])
  expect(store.act(load)).toBe(true)
  expect(cups(open().get())).toBe(50)
  expect(store.act({ type: 'reset' })).toBe(true)
  expect(storage.length).toBe(0)
  expect(open().get()).toBe(sampleShop)
})

test('a subscribed store sees acts of another tab and notifies its subscribers', () => {
  const { open, tell } = twoTabs()
  const [one, other] = [open(), open()]
  expect(cups(other.get())).toBe(48)
  let notified = 0
  const stop = other.subscribe(() => notified++)
  one.act(load)
  tell('another')
  expect([notified, cups(other.get())]).toEqual([0, 48])
  tell(storageNames.shop)
  expect([notified, cups(other.get())]).toEqual([1, 50])
  stop()
  one.act(load)
  tell(storageNames.shop)
  other.subscribe(() => undefined)
  expect([notified, cups(other.get())]).toEqual([1, 52])
  expect(other.get()).toBe(other.get())
})

test('no act of another tab is lost, with or without its storage event', () => {
  const { open } = twoTabs()
  const [one, other] = [open(), open()]
  const stop = other.subscribe(() => undefined)
  expect(cups(other.get())).toBe(48)
  one.act(load)
  other.act(load)
  expect([cups(other.get()), cups(open().get())]).toEqual([52, 52])
  stop()
  one.act(load)
  const [latest] = one.getHistory().happened.slice(-1)
  other.undo([latest?.act.id ?? ''])
  expect([cups(other.get()), cups(open().get())]).toEqual([52, 52])
})

test('with a full storage the shop lasts as long as the page and still reads other tabs', () => {
  const { storage, open } = twoTabs()
  const store = open()
  const { setItem } = storage
  storage.setItem = () => {
    throw new DOMException('Full.', 'QuotaExceededError')
  }
  expect([store.act(load), store.act(load)]).toEqual([true, true])
  store.subscribe(() => undefined)()
  expect(cups(store.get())).toBe(52)
  storage.setItem = setItem
  open().act(load)
  expect(cups(store.get())).toBe(50)
})

test('with a refused storage the shop lasts as long as the page', () => {
  const store = createDemoShop(
    () => {
      throw new DOMException('Refused.', 'SecurityError')
    },
    () => new EventTarget(),
  )
  store.subscribe(() => undefined)()
  expect([store.act(load), store.act(load)]).toEqual([true, true])
  expect(cups(store.get())).toBe(52)
})
