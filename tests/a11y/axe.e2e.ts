import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { pages } from '#content/pages.ts'
import { axeFindings } from '#tests/helpers/axe.ts'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { menuOf } from '#tests/helpers/menus.ts'

const themes = ['light', 'dark'] as const
const widths = [360, 900, 1280]

describe('axe finds nothing', () => {
  test.for(pages)(
    'on $id, in both languages and themes, at three widths',
    { timeout: 240_000 },
    async ({ id, path }, { visit }) => {
      const expected = id === 'notfound' ? [/status: 404/] : []
      const page = await visit('/it', { expected })
      for (const lang of ['it', 'en']) {
        await page.goto(path === '/' ? `/${lang}` : `/${lang}${path}`)
        await page.locator('html[data-live]').waitFor()
        for (const colorScheme of themes) {
          await page.emulateMedia({ colorScheme })
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 })
            expect(await axeFindings(page), `${lang}, ${colorScheme}, ${width} px`).toEqual([])
          }
        }
      }
    },
  )

  test('with a dropdown open, in both themes', async ({ visit }) => {
    const page = await visit('/it')
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme })
      const { button, drop } = menuOf(page, 'Ecosistema Easy')
      await button.click()
      await drop.getByRole('link').first().waitFor()
      expect(await axeFindings(page, 'header'), colorScheme).toEqual([])
      await page.keyboard.press('Escape')
    }
  })

  test('with the small screen’s navigation unfolded, and with its panel open', async ({ visit }) => {
    const page = await visit('/it', { width: 360 })
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme })
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await menuOf(page, 'Soluzioni per Te').button.click()
      expect(await axeFindings(page, 'header'), `navigation, ${colorScheme}`).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Mostra menu' }).click()
      await page.locator('#side-panel').waitFor()
      expect(await axeFindings(page, '#side-panel'), `panel, ${colorScheme}`).toEqual([])
      await page.getByRole('button', { name: 'Nascondi menu' }).click()
    }
  })

  test('with a key of the panel under the pointer and in focus', async ({ visit }) => {
    for (const width of [900, 1280]) {
      const page = await visit('/it', { width })
      await page.locator('#side-panel a').nth(3).hover()
      await page.locator('#side-panel a').nth(5).focus()
      expect(await axeFindings(page, '#side-panel'), `${width} px`).toEqual([])
    }
  })
})

test('every page reflows at 320 px without sideways scrolling', async ({ visit }) => {
  const page = await visit('/it', { width: 320, height: 640 })
  for (const { id, path } of pages) {
    if (id === 'notfound') continue
    await page.goto(path === '/' ? '/it' : `/it${path}`)
    expect(await stickingOut(page), id).toEqual([])
  }
})

/** What makes the page wider than its window. */
function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= window.innerWidth) return []
    return [...document.querySelectorAll('main *, footer *')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth)
      .map((element) => element.outerHTML.slice(0, 120))
  })
}
