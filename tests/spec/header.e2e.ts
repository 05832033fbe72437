import { describe } from 'vitest'
import { expect, laidOut, test } from '#tests/helpers/browser-test.ts'
import { expandedStates, menuNames, menuOf } from '#tests/helpers/menus.ts'

describe('header (§2)', () => {
  test('stays at the top and is blue', async ({ visit }) => {
    const page = await visit('/it')
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const header = page.locator('header').first()
    expect((await header.boundingBox())?.y).toBe(0)
    const colour = await header.evaluate((element) => getComputedStyle(element).backgroundColor)
    const [red = 0, green = 0, blue = 0] = colour.match(/\d+/g)?.map(Number) ?? []
    expect(blue).toBeGreaterThan(2 * Math.max(red, green))
  })

  test('opens one dropdown at a time without scripts and exposes its expanded state', async ({ visit }) => {
    const page = await visit('/it', { scripts: false })
    const states = () => expandedStates(page, menuNames)
    const { button, drop } = menuOf(page, 'Soluzioni per Te')
    await expect.poll(states).toEqual([false, false, false])
    await button.click()
    await expect.poll(states).toEqual([false, true, false])
    expect(await drop.isVisible()).toBe(true)
    await menuOf(page, 'Portfolio').button.click()
    await expect.poll(states).toEqual([false, false, true])
    await expect.poll(() => drop.isVisible()).toBe(false)
    await page.keyboard.press('Escape')
    await expect.poll(states).toEqual([false, false, false])
    await button.click()
    await drop.getByRole('link', { name: 'Easy Lawyers' }).click()
    await page.waitForURL('**/it/lawyers#bannerTop')
  })

  test('keeps a dropdown that was opened before hydration open and marked as expanded', async ({ visit }) => {
    const { promise: waiting, resolve: release } = Promise.withResolvers<void>()
    const page = await visit('/it', {
      early: true,
      before: (opened) =>
        opened.route('**/assets/i18n/it.json', async (route) => {
          await waiting
          await route.continue()
        }),
    })
    const { button, isOpen } = menuOf(page, 'Portfolio')
    await button.click()
    expect(await isOpen()).toBe(true)
    release()
    await laidOut(page)
    expect(await expandedStates(page, ['Portfolio'])).toEqual([true])
    expect(await isOpen()).toBe(true)
  })
})
