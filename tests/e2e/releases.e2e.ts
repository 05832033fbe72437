import { expect, test } from '../helpers/browser-test.ts'

test('the product filter is part of the address, and Back shows list and filter again', async ({ visit }) => {
  const page = await visit('/it/releases')
  const count = () => page.locator('main li h3').count()
  const all = await count()
  await page.getByRole('navigation', { name: 'Filtra' }).getByRole('link', { name: 'Magazzino' }).click()
  await expect.poll(count).toBeLessThan(all)
  const filtered = await count()
  expect(new URL(page.url()).search).toBe('?product=warehouse')
  // From a page that was shown without a page load Back shows the list again, with the rows of the document.
  await page.evaluate(() => Reflect.set(window, 'isSame', true))
  await page.locator('header').getByRole('link', { name: 'Menu Digitale' }).last().click()
  await expect.poll(count).toBe(0)
  await page.goBack()
  await expect.poll(count).toBe(filtered)
  await page.goBack()
  await expect.poll(count).toBe(all)
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)
})
