import { describe } from 'vitest'
import { expect, test } from '#tests/helpers/browser-test.ts'

describe('side panel over a phone’s page', () => {
  test('over a phone’s page a chosen entry, Esc, a tap beside it and Back close it, and the focus goes along', async ({
    visit,
  }) => {
    const page = await visit('/it', { width: 360, touch: true })
    const panel = page.locator('#side-panel')
    const open = async () => {
      await page.getByRole('button', { name: 'Mostra menu' }).tap()
      await expect.poll(() => panel.isVisible()).toBe(true)
    }
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await open()
    await page.keyboard.press('Escape')
    await expect.poll(() => panel.isVisible()).toBe(false)
    expect(await focused()).toContain('Mostra menu')

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
    await page.getByRole('button', { name: 'Mostra menu' }).click()
    expect(await page.locator('#side-panel').isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Nascondi menu' }).click()
    expect(await page.locator('#side-panel').isVisible()).toBe(false)
  })
})
