import { beforeEach, expect, test, vi } from 'vitest'
import { createStore } from '#app/platform/create-store.ts'

const loaded = vi.hoisted(() => vi.fn())
const shop = createStore(() => ({ dishes: [{ id: 'tart', isFinished: false }] }))
vi.mock('#app/demo-shop/demo-shop.ts', () => {
  loaded()
  // `resetModules` keeps the mock, so it reads the current shop at each call.
  return {
    demoShop: { get: () => shop.get(), subscribe: (listener: () => void) => shop.subscribe(listener) },
  }
})

beforeEach(() => {
  // A new page load: nobody has touched the shop.
  vi.resetModules()
  loaded.mockReset()
  shop.set({ dishes: [{ id: 'tart', isFinished: false }] })
})

async function newPage() {
  const { shopTouched } = await import('#app/demo-shop/shop-touched.ts')
  const { todaysMenu } = await import('./todays-menu.ts')
  const isTartOut = () => Boolean(todaysMenu.get().sections.at(-1)?.dishes.at(-1)?.isSoldOut)
  return { shopTouched, todaysMenu, isTartOut }
}

const finishTart = () => shop.set({ dishes: [{ id: 'tart', isFinished: true }] })

test('loads the shop only once it is changed, then follows it', async () => {
  const { shopTouched, todaysMenu, isTartOut } = await newPage()
  todaysMenu.subscribe(() => undefined)
  shopTouched.set(false)
  expect(loaded).not.toHaveBeenCalled()
  finishTart()
  shopTouched.set(true)
  await expect.poll(isTartOut).toBe(true)
  expect(loaded).toHaveBeenCalledOnce()
})

test('follows an already changed shop at once, with one subscription for all', async () => {
  const { shopTouched, todaysMenu, isTartOut } = await newPage()
  shopTouched.set(true)
  const listen = vi.spyOn(shop, 'subscribe')
  const listener = vi.fn()
  todaysMenu.subscribe(listener)()
  todaysMenu.subscribe(listener)
  await expect.poll(() => listener.mock.calls.length).toBe(1)
  expect(isTartOut()).toBe(false)
  finishTart()
  await expect.poll(() => listener.mock.calls.length).toBe(2)
  expect(isTartOut()).toBe(true)
  expect(listen).toHaveBeenCalledOnce()
})
