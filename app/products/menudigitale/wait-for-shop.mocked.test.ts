import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const followed = vi.hoisted(() => vi.fn())
vi.mock('./follow-shop.ts', () => ({ followShop: followed }))

beforeEach(() => {
  // A page begins anew: nobody has touched the shop, and nobody waits for it.
  vi.resetModules()
  followed.mockReset()
})

afterEach(() => {
  vi.restoreAllMocks()
})

async function newPage() {
  const { shopTouched } = await import('#app/demo-shop/shop-touched.ts')
  const { waitForShop } = await import('./wait-for-shop.ts')
  return { shopTouched, waitForShop }
}

/** Long enough for what is fetched to have come. */
const fetched = () => import('./follow-shop.ts').then(() => Promise.resolve())

test('until somebody touches the shop the sample’s menu is right; then it follows the shop, once', async () => {
  const { shopTouched, waitForShop } = await newPage()
  waitForShop()
  await fetched()
  expect(followed).not.toHaveBeenCalled()
  shopTouched.set(true)
  await expect.poll(() => followed.mock.calls.length).toBe(1)
  shopTouched.set(true)
  await fetched()
  expect(followed).toHaveBeenCalledOnce()
})

test('a shop that was touched before is followed at once', async () => {
  const { shopTouched, waitForShop } = await newPage()
  shopTouched.set(true)
  waitForShop()
  await expect.poll(() => followed.mock.calls.length).toBe(1)
})

test('who comes to the page again waits no second time', async () => {
  const { shopTouched, waitForShop } = await newPage()
  const listen = vi.spyOn(shopTouched, 'subscribe')
  waitForShop()
  waitForShop()
  expect(listen).toHaveBeenCalledOnce()
  shopTouched.set(true)
  waitForShop()
  await expect.poll(() => followed.mock.calls.length).toBe(1)
  await fetched()
  expect(followed).toHaveBeenCalledOnce()
})

test('a shop touched in vain, put back before anybody saw it, is not followed', async () => {
  const { shopTouched, waitForShop } = await newPage()
  waitForShop()
  shopTouched.set(false)
  await fetched()
  expect(followed).not.toHaveBeenCalled()
})

test('rules that cannot be had are told on the console, and the sample stays', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { shopTouched, waitForShop } = await newPage()
  vi.doMock('./follow-shop.ts', () => {
    throw new TypeError('gone')
  })
  shopTouched.set(true)
  waitForShop()
  await expect.poll(() => error.mock.calls.length).toBe(1)
  expect(followed).not.toHaveBeenCalled()
})
