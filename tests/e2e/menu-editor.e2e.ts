import type { Page } from 'playwright-core'
import { decodeMenu } from '#app/products/menudigitale/menu-code.ts'
import { expect, test } from '../helpers/browser-test.ts'
import { loadMenuEditor } from '../helpers/menu-editor.ts'
import { words as wordsOf } from '../helpers/words.ts'

const t = wordsOf('it')

const labelled = (page: Page, name: string) => page.locator(`#example [aria-label="${name}"]`)

test('typed names and prices appear in preview and menu code, but a phone number blocks the code', async ({
  visit,
}) => {
  const page = await visit('/it/menudigitale')
  await loadMenuEditor(page)
  await page.locator('#menu-name').fill('Da Gino')
  await labelled(page, 'Prezzo: Bruschetta').fill('7,50')
  const row = page.locator('[data-row]', { hasText: 'Bruschetta' })
  expect(await row.innerText()).toContain('7,50')
  await expect
    .poll(async () => {
      const href = await page.locator('#tent a').getAttribute('href')
      const { menu } = await decodeMenu(new URL(href ?? '', page.url()).hash)
      return [menu?.name, menu?.sections[0]?.dishes[0]?.price]
    })
    .toEqual(['Da Gino', 750])
  await page.locator('#menu-name').fill('Chiama 0185 123456')
  await page.locator('#example').getByText(t('menu.fault.phone')).waitFor()
  const code = page.locator('#tent svg[aria-label$="/menu"]')
  await expect.poll(() => code.count()).toBe(0)
  await page.locator('#menu-name').fill('Da Gino')
  await code.waitFor()
  await page.locator('#tent a').click()
  await page.getByRole('heading', { level: 1, name: 'Da Gino' }).waitFor()
})

test('sample dishes and their allergens fit their rows at 360 px', async ({ visit }) => {
  let tab: Page | undefined
  for (const lang of ['it', 'en'] as const) {
    const page = await visit(`/${lang}/menudigitale`, { width: 360, tab })
    tab = page
    await loadMenuEditor(page)
    const fields = page.locator('[data-dish] > input, [data-dish] > span > input')
    expect(await fields.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth))).toEqual(
      [],
    )
    const heights = await page
      .locator('[data-dish] > button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    expect(heights.filter((height) => height > 90)).toHaveLength(0)
    const rows = await page
      .locator('[data-dish]')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    expect(new Set(rows)).toEqual(new Set([100]))
  }
})

test('long names fit their fields at 360 and 320 px, and field text is at least 16 px', async ({ visit }) => {
  const page = await visit('/it/menudigitale', { width: 360 })
  await loadMenuEditor(page)
  await page.getByText(t('menudigitale.paste.title')).click()
  await page.getByText(t('menudigitale.edit.settings')).click()
  await page.getByRole('button', { name: 'Allergeni 1 Bruschetta' }).click()
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 800 })
    const sizes = await page
      .locator('#example :is(input:not([type="checkbox"], [type="radio"]), textarea)')
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
    const name = labelled(page, t('menudigitale.edit.dish')).first()
    await name.fill(width === 360 ? 'Spaghetti alle vongole' : 'Spaghetti al pesto')
    await page.locator('[data-dish] > span > input').first().fill('188,88')
    const cut = await page
      .locator('[data-dish] > input, [data-dish] > span > input')
      .evaluateAll((all) => all.map((one) => [one.scrollWidth, one.clientWidth]))
    expect(cut.filter(([text = 0, room = 0]) => text > room)).toEqual([])
  }
})
