import { describe } from 'vitest'
import { expect, hydrated, test } from '#tests/helpers/browser-test.ts'
import { expandedStates, menuNames, menuOf, openMenus } from '#tests/helpers/menus.ts'

describe('the dropdowns by pointer and finger', () => {
  test('choosing an entry closes, on another page and on the same one', async ({ visit }) => {
    const page = await visit('/it')
    for (const [name, entry, address] of [
      ['Soluzioni per Te', 'Easy Lawyers', '**/it/lawyers#bannerTop'],
      ['Ecosistema Bottega Ferrara', 'Magazzino', '**/it#warehouse'],
      ['Ecosistema Bottega Ferrara', 'Easy Delivery', '**/it#easydelivery'],
    ] as const) {
      const { button, drop } = menuOf(page, name)
      await button.click()
      await drop.getByRole('link', { name: entry }).click()
      await page.waitForURL(address)
      await expect.poll(() => openMenus(page)).toEqual([])
    }
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

test.for([true, false])(
  'the browser tells which dropdown is open, scripts: %s',
  async (scripts, { visit }) => {
    const page = await visit('/it', { scripts })
    const states = () => expandedStates(page, menuNames)
    await expect.poll(states).toEqual([false, false, false])
    await menuOf(page, 'Soluzioni per Te').button.click()
    await expect.poll(states).toEqual([false, true, false])
    await menuOf(page, 'Portfolio').button.click()
    await expect.poll(states).toEqual([false, false, true])
    await page.keyboard.press('Escape')
    await expect.poll(states).toEqual([false, false, false])
  },
)

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
  await hydrated(page)
  expect(await expandedStates(page, ['Portfolio'])).toEqual([true])
  expect(await isOpen()).toBe(true)
})
