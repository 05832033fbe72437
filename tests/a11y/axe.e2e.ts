import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { axeFindings } from '#tests/helpers/axe.ts'
import { axeOptionsIn } from '#tests/helpers/axe-options.ts'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { menuOf } from '#tests/helpers/menus.ts'

const themes = ['light', 'dark'] as const

describe('axe has no findings', () => {
  test('with a dropdown open, in both themes', async ({ visit }) => {
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

  test('with the small screen’s navigation or side panel open', async ({ visit }) => {
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

  test('with one panel tile hovered and another focused', async ({ visit }) => {
    let tab: Page | undefined
    for (const width of [900, 1280]) {
      const page = await visit('/it', { width, tab })
      tab = page
      await page.locator('#side-panel a[data-tile]').nth(3).hover()
      await page.locator('#side-panel a[data-tile]').nth(5).focus()
      expect(await axeFindings(page, '#side-panel'), `${width} px`).toEqual([])
    }
  })
})
