import type { Page, Route } from 'playwright-core'
import { describe } from 'vitest'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { menuOf } from '#tests/helpers/menus.ts'
import { pageScript } from '#tests/helpers/read-built.ts'
import { words } from '#tests/helpers/words.ts'

const t = words('it')

describe('a page whose code loads slowly', () => {
  // The second is the one from which the page was chosen: its button has the focus already.
  test.for(['Portfolio', 'Soluzioni per Te'])(
    'keeps the menu ‘%s’, opened meanwhile, open and focused',
    async (name, { visit }) => {
      const gate = createGate()
      const page = await visit('/it', {
        before: (opened) => opened.route(`**${pageScript('lawyers')}`, gate.hold),
      })
      const chosen = menuOf(page, 'Soluzioni per Te')
      await chosen.button.click()
      await chosen.drop.getByRole('link', { name: 'Easy Lawyers' }).click()
      await gate.reached
      expect(await page.locator('h1').isVisible()).toBe(true)
      const opened = menuOf(page, name)
      await opened.button.click()
      gate.open()
      await expect.poll(() => page.title()).toBe(t('meta.lawyers.title'))
      await settle(page)
      expect(await openMenus(page)).toEqual([name])
      expect(await opened.button.evaluate((button) => button.matches(':focus'))).toBe(true)
    },
  )
})

describe('a link whose page code fails to load opens the right page', () => {
  test('when the request fails once', async ({ visit }) => {
    let hasFailed = false
    const page = await visit('/it', {
      expected: [new RegExp(pageScript('lawyers'))],
      before: (opened) =>
        opened.route(`**${pageScript('lawyers')}`, (route) => {
          if (hasFailed) return route.continue()
          hasFailed = true
          return route.fulfill({ status: 404, body: 'Not found' })
        }),
    })
    await page.locator('footer').getByRole('link', { name: 'Easy Lawyers' }).click()
    await page.waitForURL('**/it/lawyers#bannerTop')
    await expect.poll(() => page.title()).toBe(t('meta.lawyers.title'))
    await page.locator('html[data-live]').waitFor()
    expect(await page.locator('h1').isVisible()).toBe(true)
  })

  test('when every request fails, with working links', async ({ visit }) => {
    const page = await visit('/it', {
      expected: [new RegExp(pageScript('lawyers')), /dynamically imported module/],
      before: (opened) =>
        opened.route(`**${pageScript('lawyers')}`, (route) => route.abort('connectionfailed')),
    })
    await page.locator('footer').getByRole('link', { name: 'Easy Lawyers' }).click()
    await page.waitForURL('**/it/lawyers#bannerTop')
    await expect.poll(() => page.title()).toBe(t('meta.lawyers.title'))
    await page.waitForLoadState('load')
    await page.locator('footer').getByRole('link', { name: 'Magazzino' }).click()
    await page.waitForURL('**/it#warehouse')
    await page.locator('html[data-live]').waitFor()
  })
})

/** Holds requests back until the gate is opened. */
function createGate() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
  const hold = async (route: Route) => {
    reach()
    await opened
    await route.continue()
  }
  return { hold, open, reached }
}

/** Waits ten frames, so that pending callbacks of a response have run. */
function settle(page: Page) {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
  })
}

function openMenus(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('header nav > ul > li:has(> [popover])')]
      .filter((item) => item.querySelector('a[href]')?.checkVisibility())
      .map((item) => item.querySelector('button')?.textContent ?? ''),
  )
}
