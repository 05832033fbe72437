import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { expect, laidOut, test } from '#tests/helpers/browser-test.ts'
import { menuOf } from '#tests/helpers/page-steps.ts'

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
    const states = () => expandedStates(page, ['Ecosistema Bottega Ferrara', 'Soluzioni per Te', 'Portfolio'])
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
})

describe('on a small screen', () => {
  // One group at a time: `header.view.test.tsx`.
  test('a burger button opens the navigation; a chosen entry and Back close it', async ({ visit }) => {
    const page = await visit('/it', { width: 360, touch: true })
    const burger = page.getByRole('button', { name: 'Menu', exact: true })
    const nav = page.locator('header nav')
    const burgerIsExpanded = () => expandedStates(page, ['Menu'])
    expect(await nav.isVisible()).toBe(false)
    expect(await burgerIsExpanded()).toEqual([false])
    await burger.tap()
    await expect.poll(() => nav.isVisible()).toBe(true)
    await expect.poll(burgerIsExpanded).toEqual([true])
    const { button, drop } = menuOf(page, 'Portfolio')
    await button.tap()
    expect(await expandedStates(page, ['Portfolio'])).toEqual([true])
    await drop.getByRole('link', { name: 'Costa Eventi' }).tap()
    await page.waitForURL('**/it/costaeventi')
    await expect.poll(() => nav.isVisible()).toBe(false)
    expect(await burgerIsExpanded()).toEqual([false])
    await burger.tap()
    await expect.poll(() => nav.isVisible()).toBe(true)
    await page.goBack()
    await expect.poll(() => nav.isVisible()).toBe(false)
  })

  // Back, resize and links within the page: `panel.browser.test.ts`.
  test('Esc, the toggle, a chosen tile and a reload close the side panel', async ({ visit }) => {
    const page = await visit('/it', { width: 360, touch: true })
    const panel = page.locator('#side-panel')
    const burger = page.getByRole('button', { name: 'Menu', exact: true })
    const open = async () => {
      await burger.tap()
      await page.getByRole('button', { name: 'Mostra menu' }).tap()
      await expect.poll(() => panel.isVisible()).toBe(true)
      await expect.poll(() => page.locator('#site-nav').isVisible()).toBe(false)
    }
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => panel.getByRole('button', { name: 'Nascondi menu' }).tap(),
    ]) {
      await open()
      await expect.poll(() => panel.evaluate((all) => all.contains(document.activeElement))).toBe(true)
      await close()
      await expect.poll(() => panel.isVisible()).toBe(false)
      await expect.poll(() => burger.evaluate((button) => button === document.activeElement)).toBe(true)
    }
    await open()
    await panel.locator('[data-tile=lawyers]').tap()
    await page.waitForURL('**/it/lawyers#bannerTop')
    await expect.poll(() => panel.isVisible()).toBe(false)
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    await open()
    await page.reload()
    await laidOut(page)
    await expect.poll(() => panel.isVisible()).toBe(false)
  })

  test('navigation and side panel open without scripts', async ({ visit }) => {
    const page = await visit('/it', { width: 360, scripts: false })
    const panel = page.locator('#side-panel')
    const burger = page.getByRole('button', { name: 'Menu', exact: true })
    await burger.click()
    await page.getByRole('button', { name: 'Mostra menu' }).click()
    expect(await panel.isVisible()).toBe(true)
    await panel.getByRole('button', { name: 'Nascondi menu' }).click()
    await expect.poll(() => panel.isVisible()).toBe(false)
    expect(await page.getByRole('button', { name: 'Mostra menu' }).isVisible()).toBe(true)
    const link = page.locator('header nav').getByRole('link', { name: 'Easy Comande' })
    expect(await link.isVisible()).toBe(true)
    await link.click()
    await page.waitForURL('**/it#easycomande')
  })
})

/** As assistive technology is told. */
async function expandedStates(page: Page, names: readonly string[]) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return names.map((name) => {
    const button = nodes.find((node) => node.role?.value === 'button' && node.name?.value === name)
    return button?.properties?.find((property) => property.name === 'expanded')?.value.value
  })
}
