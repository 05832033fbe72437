import { expect, test } from '#tests/helpers/browser-test.ts'

const pictures = 'main a:has(img)'

test.for([true, false])(
  'Back and Esc close the image viewer and restore focus and scroll position (Navigation API: %s)',
  async (navigationApi, { visit }) => {
    const page = await visit('/it/clients', { navigationApi })
    const opener = page.locator(pictures).nth(2)
    for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await opener.focus()
      const scrolled = await page.evaluate(() => window.scrollY)
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await dialog.waitFor()
      expect((await dialog.boundingBox())?.width).toBeGreaterThanOrEqual(800)
      await page.mouse.wheel(0, 400)
      await close()
      await dialog.waitFor({ state: 'detached' })
      await expect.poll(() => opener.evaluate((link) => link === document.activeElement)).toBe(true)
      expect(new URL(page.url()).search).toBe('')
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled)
    }
  },
)

test('the picture is part of the address, and Back from another page shows list and picture again', async ({
  visit,
}) => {
  const page = await visit('/it/clients')
  const count = () => page.locator('main li h2').count()
  const all = await count()
  await page.locator(pictures).first().click()
  await page.getByRole('dialog').waitFor()
  expect(new URL(page.url()).search).toContain('?picture=')
  // From a page that was shown without a page load Back shows the list again, with the rows of the document.
  await page.evaluate(() => Reflect.set(window, 'isSame', true))
  await page.locator('header').getByRole('link', { name: 'Menu Digitale' }).last().dispatchEvent('click')
  await expect.poll(count).toBe(0)
  await page.goBack()
  await page.getByRole('dialog').waitFor()
  expect(await count()).toBe(all)
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await count()).toBe(all)
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)
})
