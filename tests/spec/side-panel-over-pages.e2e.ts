import { describe } from 'vitest'
import { expect, test } from '#tests/helpers/browser-test.ts'

describe('side panel over a phone’s page', () => {
  test('over a phone’s page a chosen entry, Esc, a tap beside it and Back close it, and the focus goes along', async ({
    visit,
  }) => {
    const page = await visit('/it', { width: 360, touch: true })
    const panel = page.locator('#side-panel')
    const burger = page.getByRole('button', { name: 'Menu', exact: true })
    const open = async () => {
      await burger.tap()
      await page.getByRole('button', { name: 'Mostra menu' }).tap()
      await expect.poll(() => panel.isVisible()).toBe(true)
      await expect.poll(() => page.locator('#site-nav').isVisible()).toBe(false)
    }
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    const isOnBurger = () => burger.evaluate((button) => button === document.activeElement)
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => panel.getByRole('button', { name: 'Nascondi menu' }).tap(),
    ]) {
      await open()
      await expect.poll(() => panel.evaluate((all) => all.contains(document.activeElement))).toBe(true)
      await close()
      await expect.poll(() => panel.isVisible()).toBe(false)
      await expect.poll(isOnBurger).toBe(true)
    }

    await open()
    await panel.locator('[data-tile=warehouse]').tap()
    await expect.poll(() => panel.isVisible()).toBe(false)
    await page.waitForURL('**/it#warehouse')
    await expect.poll(focused).toBe(await page.locator('#warehouse h2').textContent())

    await open()
    await panel.locator('[data-tile=lawyers]').tap()
    await page.waitForURL('**/it/lawyers#bannerTop')
    await expect.poll(() => panel.isVisible()).toBe(false)
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)

    await open()
    await page.goBack()
    await expect.poll(() => panel.isVisible()).toBe(false)
  })

  test('without scripts a phone’s panel opens and closes too', async ({ visit }) => {
    const page = await visit('/it', { width: 360, scripts: false })
    const panel = page.locator('#side-panel')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('button', { name: 'Mostra menu' }).click()
    expect(await panel.isVisible()).toBe(true)
    await panel.getByRole('button', { name: 'Nascondi menu' }).click()
    expect(await panel.isVisible()).toBe(false)
    expect(await page.getByRole('button', { name: 'Mostra menu' }).isVisible()).toBe(true)
  })
})
