import type { Page } from 'playwright-core'
import { encodeMenu } from '#app/products/menudigitale/menu-code.ts'
import { sampleMenu } from '#app/products/menudigitale/sample.ts'
import { axeFindings } from '#tests/helpers/axe.ts'
import { axeOptionsIn } from '#tests/helpers/axe-options.ts'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { menuOf } from '#tests/helpers/menus.ts'
import { words } from '#tests/helpers/words.ts'

const themes = ['light', 'dark'] as const
/** Languages differ in texts only, so each is checked in one theme and width. */
const looks = [
  ['it', 'light', 360],
  ['en', 'dark', 1280],
] as const

test('axe has no findings with a dropdown open, in both themes', async ({ visit }) => {
  const page = await visit('/it')
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    const { button, drop } = menuOf(page, 'Ecosistema Bottega Ferrara')
    await button.click()
    await drop.getByRole('link').first().waitFor()
    expect(await axeFindings(page, 'header', axeOptionsIn[colorScheme]), colorScheme).toEqual([])
    await page.keyboard.press('Escape')
  }
})

test('axe has no findings with the small screen’s navigation or side panel open', async ({ visit }) => {
  const page = await visit('/it', { width: 360 })
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await menuOf(page, 'Soluzioni per Te').button.click()
    expect(
      await axeFindings(page, 'header', axeOptionsIn[colorScheme]),
      `navigation, ${colorScheme}`,
    ).toEqual([])
    await page.getByRole('button', { name: 'Mostra menu' }).click()
    await page.locator('#side-panel').waitFor()
    expect(
      await axeFindings(page, '#side-panel', axeOptionsIn[colorScheme]),
      `panel, ${colorScheme}`,
    ).toEqual([])
    await page.getByRole('button', { name: 'Nascondi menu' }).click()
  }
})

test('axe has no findings with one panel tile hovered and another focused', async ({ visit }) => {
  let tab: Page | undefined
  for (const width of [900, 1280]) {
    const page = await visit('/it', { width, tab })
    tab = page
    await page.locator('#side-panel a[data-tile]').nth(3).hover()
    await page.locator('#side-panel a[data-tile]').nth(5).focus()
    expect(await axeFindings(page, '#side-panel'), `${width} px`).toEqual([])
  }
})

test('axe has no findings on a guest’s menu with its filter open', async ({ visit }) => {
  const { code } = await encodeMenu({ ...sampleMenu, theme: 'warehouse', cover: 250 })
  let tab: Page | undefined
  for (const [lang, colorScheme, width] of looks) {
    const page = await visit(`/${lang}/menu#${code}`, { tab, width, height: 900 })
    tab = page
    await page.emulateMedia({ colorScheme })
    await page.getByRole('heading', { level: 3, name: 'Bruschetta' }).waitFor()
    await page.locator('main summary').click()
    expect(await axeFindings(page, 'main'), `${lang}, ${colorScheme}, ${width} px`).toEqual([])
  }
})

test('axe has no findings in the menu editor with all details open and an invalid price', async ({
  visit,
}) => {
  let tab: Page | undefined
  for (const [lang, colorScheme, width] of looks) {
    const page = await visit(`/${lang}/menudigitale`, { tab, width, height: 900 })
    tab = page
    await page.emulateMedia({ colorScheme })
    await page.locator('#example').scrollIntoViewIfNeeded()
    await page.locator('#menu-name').waitFor()
    await page.locator('[data-dish] [aria-expanded]').nth(1).click()
    await page.locator('h4 + div [aria-expanded]').first().click()
    for (const summary of await page.locator('#example summary').all()) await summary.click()
    await page.locator('#example details').last().locator('input[inputmode]').fill('due')
    expect(await axeFindings(page, '#example'), `${lang}, ${colorScheme}, ${width} px`).toEqual([])
  }
})

test('axe has no findings in the order list, which fits every window', async ({ visit }) => {
  const t = words('it')
  const page = await visit('/it/warehouse', { height: 900 })
  await page.locator('#example').scrollIntoViewIfNeeded()
  await page
    .locator('#example')
    .getByRole('button', { name: t('warehouse.tool.order'), exact: true })
    .click()
  await page
    .getByRole('textbox', { name: t('warehouse.order.field', { item: t('goods.coffee') }) })
    .fill('tanti')
  for (const [width, colorScheme] of [
    [320, 'light'],
    [860, undefined],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth, `${width} px`).toBe(clientWidth)
    if (!colorScheme) continue
    await page.emulateMedia({ colorScheme })
    const found = await axeFindings(page, '#example', axeOptionsIn[colorScheme])
    expect(found, `${colorScheme}, ${width} px`).toEqual([])
  }
})
