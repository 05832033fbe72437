import { describe } from 'vitest'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { focusedText, hasFocus, menuOf } from '#tests/helpers/menus.ts'

describe('the dropdowns by keyboard', () => {
  test('Enter opens, ArrowDown goes in, Esc leads back to the button', async ({ visit }) => {
    const page = await visit('/it')
    const { button, isOpen } = menuOf(page, 'Soluzioni per Te')
    await button.focus()
    await page.keyboard.press('Enter')
    await expect.poll(isOpen).toBe(true)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focusedText(page)).toContain('Easy Lawyers')
    expect(await isOpen()).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(isOpen).toBe(false)
    await expect.poll(() => hasFocus(button)).toBe(true)
    expect(new URL(page.url()).hash).toBe('')
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
