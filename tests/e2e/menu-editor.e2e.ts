import type { Page } from 'playwright-core'
import { expect, test } from '../helpers/browser-test.ts'
import { printed } from '../helpers/page-steps.ts'
import { words } from '../helpers/words.ts'

const t = words('it')

/** Scrolls to the editor and waits for it to hydrate. */
async function loadMenuEditor(page: Page) {
  await page.locator('#example').scrollIntoViewIfNeeded()
  await page.locator('#menu-name:is(input)').waitFor()
  await page.locator('#tent').scrollIntoViewIfNeeded()
  await page.locator('#tent svg[aria-label$="/menu"]').waitFor()
}

test('the table card prints alone on one A6 sheet', async ({ visit }) => {
  const page = await visit('/it/menudigitale')
  await loadMenuEditor(page)
  await page.evaluate(() => {
    window.print = () => undefined
  })
  await page.getByRole('button', { name: t('menudigitale.tent.print') }).click()
  expect(await printed(page)).toEqual({ sheets: 1, size: [298, 420] })
})

test('long names fit their fields at 360 and 320 px, and field text is at least 16 px', async ({ visit }) => {
  const page = await visit('/it/menudigitale', { width: 360 })
  await loadMenuEditor(page)
  await page.getByText(t('menudigitale.paste.title')).click()
  await page.locator('summary').getByText(t('menudigitale.edit.cover')).click()
  await page.getByRole('button', { name: 'Allergeni 1 Bruschetta' }).click()
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 800 })
    const sizes = await page
      .locator('#example :is(input:not([type="checkbox"]), textarea)')
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
    const name = page.getByLabel(t('menudigitale.edit.dish'), { exact: true }).first()
    await name.fill(width === 360 ? 'Spaghetti alle vongole' : 'Spaghetti al pesto')
    await page.locator('[data-dish] > input[inputmode]').first().fill('188,88')
    const cut = await page
      .locator('[data-dish] > input')
      .evaluateAll((all) => all.map((one) => [one.scrollWidth, one.clientWidth]))
    expect(cut.filter(([text = 0, room = 0]) => text > room)).toEqual([])
  }
})
