import type { Page, Route } from 'playwright-core'
import { describe } from 'vitest'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { hasFocus, menuOf, openMenus } from '#tests/helpers/menus.ts'
import { pageScript } from '#tests/helpers/read-built.ts'
import { words } from '#tests/helpers/words.ts'

const t = words('it')

describe('a slow page', () => {
  test('that was overtaken by a newer click never wins', async ({ visit }) => {
    const gate = createGate()
    const page = await visit('/it', {
      before: (opened) => opened.route(`**${pageScript('lawyers')}`, gate.hold),
    })
    await page.locator('footer').getByRole('link', { name: 'Easy Lawyers' }).click()
    await gate.reached
    await page.locator('footer').getByRole('link', { name: 'Menu Digitale' }).click()
    await expect.poll(() => page.title()).toBe(t('meta.menudigitale.title'))
    const arrived = page.waitForResponse(`**${pageScript('lawyers')}`)
    gate.open()
    await (await arrived).finished()
    await settle(page)
    expect(new URL(page.url()).pathname).toBe('/it/menudigitale')
    expect(await page.title()).toBe(t('meta.menudigitale.title'))
  })

  test('that was overtaken by Back never wins', async ({ visit }) => {
    const gate = createGate()
    const page = await visit('/it', {
      before: (opened) => opened.route(`**${pageScript('lawyers')}`, gate.hold),
    })
    await page.locator('footer').getByRole('link', { name: 'Menu Digitale' }).click()
    await expect.poll(() => page.title()).toBe(t('meta.menudigitale.title'))
    await page.locator('footer').getByRole('link', { name: 'Easy Lawyers' }).click()
    await gate.reached
    await page.goBack()
    const arrived = page.waitForResponse(`**${pageScript('lawyers')}`)
    gate.open()
    await (await arrived).finished()
    await settle(page)
    expect(new URL(page.url()).pathname).toBe('/it/menudigitale')
    expect(await page.title()).toBe(t('meta.menudigitale.title'))
  })

  // The second is the one from which the page was chosen: its button has the focus already.
  test.for(['Portfolio', 'Soluzioni per Te'])(
    'leaves the old one usable, and takes neither the menu that was opened meanwhile nor its focus: %s',
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
      expect(await hasFocus(opened.button)).toBe(true)
    },
  )
})

describe('a page’s code that cannot be loaded ends on the right page', () => {
  test('after a file that has vanished once', async ({ visit }) => {
    let isSpoilt = false
    const page = await visit('/it', {
      expected: [new RegExp(pageScript('lawyers'))],
      before: (opened) =>
        opened.route(`**${pageScript('lawyers')}`, (route) => {
          if (isSpoilt) return route.continue()
          isSpoilt = true
          return route.fulfill({ status: 404, body: 'Not found' })
        }),
    })
    await page.locator('footer').getByRole('link', { name: 'Easy Lawyers' }).click()
    await page.waitForURL('**/it/lawyers#bannerTop')
    await expect.poll(() => page.title()).toBe(t('meta.lawyers.title'))
    await page.locator('html[data-live]').waitFor()
    expect(await page.locator('h1').isVisible()).toBe(true)
  })

  test('for good: the page is whole, readable, and its links lead on', async ({ visit }) => {
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

describe('links are links', () => {
  test('ctrl-click opens a tab and leaves this one alone', async ({ visit }) => {
    const page = await visit('/it')
    const opened = page.context().waitForEvent('page')
    await page
      .locator('footer')
      .getByRole('link', { name: 'Easy Lawyers' })
      .click({ modifiers: ['ControlOrMeta'] })
    const tab = await opened
    await tab.waitForURL('**/it/lawyers#bannerTop')
    expect(new URL(page.url()).pathname).toBe('/it')
    expect(await page.title()).toBe(t('meta.home.title'))
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

/** Lets everything that waited for a response run. */
function settle(page: Page) {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
  })
}
