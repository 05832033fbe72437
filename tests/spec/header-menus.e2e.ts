import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { expect, test } from '#tests/helpers/browser-test.ts'

const names = ['Ecosistema Easy', 'Soluzioni per Te', 'Portfolio'] as const

describe('the dropdowns by keyboard', () => {
  test('Enter and Space open and close, and the focus stays on the button', async ({ visit }) => {
    const page = await visit('/it')
    const { button, isOpen } = menuOf(page, 'Soluzioni per Te')
    await button.focus()
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      await expect.poll(isOpen, { message: key }).toBe(true)
      expect(await hasFocus(button), key).toBe(true)
      await page.keyboard.press(key)
      await expect.poll(isOpen, { message: key }).toBe(false)
      expect(await hasFocus(button), key).toBe(true)
    }
  })

  test('ArrowDown opens and goes to the first entry; arrows, Home and End move among the links', async ({
    visit,
  }) => {
    const page = await visit('/it')
    const { button, isOpen } = menuOf(page, 'Ecosistema Easy')
    await button.focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(isOpen).toBe(true)
    await expect.poll(() => focusedText(page)).toContain('Magazzino')
    for (const [key, text] of [
      ['ArrowDown', 'Easy Comande'],
      ['ArrowDown', 'Easy Delivery'],
      ['ArrowDown', 'Magazzino'],
      ['ArrowUp', 'Easy Delivery'],
      ['Home', 'Magazzino'],
      ['End', 'Easy Delivery'],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(() => focusedText(page), { message: key }).toContain(text)
    }
    expect(new URL(page.url()).hash).toBe('')
  })

  test('ArrowDown goes into a menu that is open already', async ({ visit }) => {
    const page = await visit('/it')
    const { button, isOpen } = menuOf(page, 'Portfolio')
    await button.focus()
    await page.keyboard.press('Enter')
    await expect.poll(isOpen).toBe(true)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focusedText(page)).toContain('Costa Eventi')
    expect(await isOpen()).toBe(true)
  })

  test('Esc closes and gives the focus back to the button, from the button and from an entry', async ({
    visit,
  }) => {
    const page = await visit('/it')
    const { button, isOpen } = menuOf(page, 'Soluzioni per Te')
    await button.focus()
    await page.keyboard.press('Enter')
    await expect.poll(isOpen).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(isOpen).toBe(false)
    expect(await hasFocus(button)).toBe(true)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focusedText(page)).toContain('Easy Lawyers')
    await page.keyboard.press('Escape')
    await expect.poll(isOpen).toBe(false)
    await expect.poll(() => hasFocus(button)).toBe(true)
  })

  test('Tab walks through the entries and out, which closes; Shift+Tab out closes too', async ({ visit }) => {
    const page = await visit('/it')
    const { button, isOpen } = menuOf(page, 'Portfolio')
    await button.focus()
    await page.keyboard.press('Enter')
    await expect.poll(isOpen).toBe(true)
    for (const text of ['Costa Eventi', 'I Nostri Clienti']) {
      await page.keyboard.press('Tab')
      expect(await focusedText(page)).toContain(text)
      expect(await isOpen()).toBe(true)
    }
    await page.keyboard.press('Tab')
    expect(await focusedText(page)).toContain('Menu Digitale')
    await expect.poll(isOpen).toBe(false)

    await button.focus()
    await page.keyboard.press('Enter')
    await expect.poll(isOpen).toBe(true)
    await page.keyboard.press('Shift+Tab')
    expect(await focusedText(page)).toContain('Soluzioni per Te')
    await expect.poll(isOpen).toBe(false)
  })
})

describe('the dropdowns by pointer and finger', () => {
  test('one is open at a time, and a click outside closes it', async ({ visit }) => {
    const page = await visit('/it')
    for (const name of names) {
      await menuOf(page, name).button.click()
      await expect.poll(() => openMenus(page)).toEqual([name])
    }
    await page.mouse.click(400, 760)
    await expect.poll(() => openMenus(page)).toEqual([])
  })

  test('a second click on the button closes', async ({ visit }) => {
    const page = await visit('/it')
    const { button, isOpen } = menuOf(page, 'Portfolio')
    await button.click()
    await expect.poll(isOpen).toBe(true)
    await button.click()
    await expect.poll(isOpen).toBe(false)
  })

  test('choosing an entry closes, on another page and on the same one', async ({ visit }) => {
    const page = await visit('/it')
    for (const [name, entry, address] of [
      ['Soluzioni per Te', 'Easy Lawyers', '**/it/lawyers#bannerTop'],
      ['Ecosistema Easy', 'Magazzino', '**/it#warehouse'],
      ['Ecosistema Easy', 'Easy Delivery', '**/it#easydelivery'],
    ] as const) {
      const { button, drop } = menuOf(page, name)
      await button.click()
      await drop.getByRole('link', { name: entry }).click()
      await page.waitForURL(address)
      await expect.poll(() => openMenus(page)).toEqual([])
    }
  })

  test('a finger opens, chooses and closes', async ({ visit }) => {
    const page = await visit('/it', { touch: true })
    const { button, drop, isOpen } = menuOf(page, 'Portfolio')
    await button.tap()
    await expect.poll(isOpen).toBe(true)
    await drop.getByRole('link', { name: 'I Nostri Clienti' }).tap()
    await page.waitForURL('**/it/clients')
    await expect.poll(isOpen).toBe(false)
  })

  test('without scripts the buttons open and close their dropdowns, and entries are links', async ({
    visit,
  }) => {
    const page = await visit('/it', { scripts: false })
    const { button, drop } = menuOf(page, 'Soluzioni per Te')
    await button.click()
    expect(await drop.isVisible()).toBe(true)
    await menuOf(page, 'Portfolio').button.click()
    await expect.poll(() => drop.isVisible()).toBe(false)
    await button.click()
    await drop.getByRole('link', { name: 'Easy Lawyers' }).click()
    await page.waitForURL('**/it/lawyers#bannerTop')
  })
})

test('aria-expanded tells the state once hydrated, and nothing before', async ({ visit }) => {
  const before = await visit('/it', { scripts: false })
  expect(await before.locator('header [aria-expanded]').count()).toBe(0)

  const page = await visit('/it')
  const states = () =>
    page
      .locator('header nav button')
      .evaluateAll((all) => all.map((item) => item.getAttribute('aria-expanded')))
  await expect.poll(states).toEqual(['false', 'false', 'false'])
  await menuOf(page, 'Soluzioni per Te').button.click()
  await expect.poll(states).toEqual(['false', 'true', 'false'])
  await menuOf(page, 'Portfolio').button.click()
  await expect.poll(states).toEqual(['false', 'false', 'true'])
  await page.keyboard.press('Escape')
  await expect.poll(states).toEqual(['false', 'false', 'false'])
})

test('a dropdown that was opened before hydration is told as open after it', async ({ visit }) => {
  let release = () => {}
  const waiting = new Promise<void>((resolve) => {
    release = resolve
  })
  const page = await visit('/it', {
    early: true,
    before: (opened) =>
      opened.route('**/assets/i18n/it.json', async (route) => {
        await waiting
        await route.continue()
      }),
  })
  const { button, isOpen } = menuOf(page, 'Portfolio')
  await button.click()
  expect(await isOpen()).toBe(true)
  release()
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true')
  expect(await isOpen()).toBe(true)
})

test('the pattern is disclosure: real buttons, links inside the header, no role of a menu', async ({
  visit,
}) => {
  const page = await visit('/it')
  expect(
    await page.locator('[role="menu"], [role="menuitem"], [role="menubar"], [aria-haspopup]').count(),
  ).toBe(0)
  for (const name of names) {
    const { button } = menuOf(page, name)
    expect(await button.evaluate((element) => element.tagName)).toBe('BUTTON')
    const controls = await button.getAttribute('aria-controls')
    expect(await page.locator(`header nav [id="${controls}"] a[href]`).count(), name).toBeGreaterThan(0)
  }
})

describe('on a small screen', () => {
  test.for([360, 767])('at %d px everything folds behind one button', async (width, { visit }) => {
    const page = await visit('/it', { width, touch: true })
    const burger = page.getByRole('button', { name: 'Menu', exact: true })
    const nav = page.locator('header nav')
    expect(await nav.isVisible()).toBe(false)
    expect(await burger.getAttribute('aria-expanded')).toBe('false')
    await burger.tap()
    await expect.poll(() => nav.isVisible()).toBe(true)
    await expect.poll(() => burger.getAttribute('aria-expanded')).toBe('true')

    const { button, drop, isOpen } = menuOf(page, 'Portfolio')
    await button.tap()
    await expect.poll(isOpen).toBe(true)
    expect(await button.getAttribute('aria-expanded')).toBe('true')
    await menuOf(page, 'Soluzioni per Te').button.tap()
    await expect.poll(() => openMenus(page)).toEqual(['Soluzioni per Te'])
    await button.tap()
    await drop.getByRole('link', { name: 'Costa Eventi' }).tap()
    await page.waitForURL('**/it/costaeventi')
    await expect.poll(() => nav.isVisible()).toBe(false)
    expect(await burger.getAttribute('aria-expanded')).toBe('false')
  })

  test('the keyboard opens it, goes in, and Esc leaves to its button', async ({ visit }) => {
    const page = await visit('/it', { width: 360 })
    const burger = page.getByRole('button', { name: 'Menu', exact: true })
    const nav = page.locator('header nav')
    await burger.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => nav.isVisible()).toBe(true)
    const { button, isOpen } = menuOf(page, 'Ecosistema Easy')
    await button.focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(isOpen).toBe(true)
    await expect.poll(() => focusedText(page)).toContain('Magazzino')
    await page.keyboard.press('Escape')
    await expect.poll(() => nav.isVisible()).toBe(false)
    await expect.poll(() => hasFocus(burger)).toBe(true)
  })

  test('without scripts the button opens the whole navigation, unfolded', async ({ visit }) => {
    const page = await visit('/it', { width: 360, scripts: false })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const link = page.locator('header nav').getByRole('link', { name: 'Easy Comande' })
    expect(await link.isVisible()).toBe(true)
    await link.click()
    await page.waitForURL('**/it#easycomande')
  })

  test('every entry of the open navigation can be scrolled to', async ({ visit }) => {
    const page = await visit('/it', { width: 360, height: 480 })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    for (const name of names) {
      const { button, drop } = menuOf(page, name)
      await button.click()
      const last = drop.getByRole('link').last()
      await last.scrollIntoViewIfNeeded()
      const box = await last.boundingBox()
      expect(box && box.y >= 60 && box.y + box.height <= 480, name).toBe(true)
    }
  })
})

function menuOf(page: Page, name: string) {
  const item = page.locator('header nav > ul > li', { has: page.locator('button', { hasText: name }) })
  const drop = item.locator('[popover]')
  return { button: item.locator('button'), drop, isOpen: () => drop.isVisible() }
}

/** The names of the dropdowns whose entries are visible. */
function openMenus(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('header nav > ul > li:has(> [popover])')]
      .filter((item) => item.querySelector('a[href]')?.checkVisibility())
      .map((item) => item.querySelector('button')?.textContent ?? ''),
  )
}

function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '')
}

function hasFocus(locator: ReturnType<Page['locator']>): Promise<boolean> {
  return locator.evaluate((element) => element.matches(':focus'))
}
