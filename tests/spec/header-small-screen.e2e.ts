import { describe } from 'vitest'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { expandedStates, focusedText, hasFocus, menuNames, menuOf, openMenus } from '#tests/helpers/menus.ts'

describe('on a small screen', () => {
  test('everything folds behind one button', async ({ visit }) => {
    const page = await visit('/it', { width: 360, touch: true })
    const burger = page.getByRole('button', { name: 'Menu', exact: true })
    const nav = page.locator('header nav')
    expect(await nav.isVisible()).toBe(false)
    const burgerIsExpanded = () => expandedStates(page, ['Menu'])
    expect(await burgerIsExpanded()).toEqual([false])
    await burger.tap()
    await expect.poll(() => nav.isVisible()).toBe(true)
    await expect.poll(burgerIsExpanded).toEqual([true])

    const { button, drop, isOpen } = menuOf(page, 'Portfolio')
    await button.tap()
    await expect.poll(isOpen).toBe(true)
    expect(await expandedStates(page, ['Portfolio'])).toEqual([true])
    await menuOf(page, 'Soluzioni per Te').button.tap()
    await expect.poll(() => openMenus(page)).toEqual(['Soluzioni per Te'])
    await button.tap()
    await drop.getByRole('link', { name: 'Costa Eventi' }).tap()
    await page.waitForURL('**/it/costaeventi')
    await expect.poll(() => nav.isVisible()).toBe(false)
    expect(await burgerIsExpanded()).toEqual([false])
  })

  test('the keyboard opens it, goes in, and Esc leaves to its button', async ({ visit }) => {
    const page = await visit('/it', { width: 360 })
    const burger = page.getByRole('button', { name: 'Menu', exact: true })
    const nav = page.locator('header nav')
    await burger.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => nav.isVisible()).toBe(true)
    const { button, isOpen } = menuOf(page, 'Ecosistema Bottega Ferrara')
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
    for (const name of menuNames) {
      const { button, drop } = menuOf(page, name)
      await button.click()
      const last = drop.getByRole('link').last()
      await last.scrollIntoViewIfNeeded()
      const box = await last.boundingBox()
      expect(box && box.y >= 60 && box.y + box.height <= 480, name).toBe(true)
    }
  })
})

test('Back closes the unfolded navigation', async ({ visit }) => {
  const page = await visit('/it', { width: 360, touch: true })
  await page.locator('footer').getByRole('link', { name: 'Menu Digitale' }).tap()
  await page.waitForURL('**/it/menudigitale**')
  await page.getByRole('button', { name: 'Menu', exact: true }).tap()
  const nav = page.locator('header nav')
  await expect.poll(() => nav.isVisible()).toBe(true)
  await page.goBack()
  await expect.poll(() => nav.isVisible()).toBe(false)
})
