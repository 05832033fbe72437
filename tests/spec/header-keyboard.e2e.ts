import { describe } from 'vitest'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { focusedText, hasFocus, menuOf } from '#tests/helpers/menus.ts'

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
    const { button, isOpen } = menuOf(page, 'Ecosistema Bottega Ferrara')
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
