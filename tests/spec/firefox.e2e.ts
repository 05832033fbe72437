import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { encodeMenu } from '#app/products/menudigitale/menu-code.ts'
import { sampleMenu } from '#app/products/menudigitale/sample.ts'
import { openFirefoxTab } from '#tests/helpers/firefox.ts'
import {
  address,
  expectInTab,
  openIn,
  otherEngineTests,
  testInTab,
} from '#tests/helpers/other-browser-tests.ts'

const isOpen = "document.querySelector('dialog')?.matches(':modal') ?? false"
const isBack = "document.activeElement.matches('main a:has(img)')"

describe.skipIf(!inject('firefox'))('Firefox', () => {
  const inFirefox = testInTab(() => openFirefoxTab())
  otherEngineTests(inFirefox)

  test('installs the service worker', async () => {
    const tab = await openFirefoxTab({ serviceWorker: true })
    onTestFinished(() => tab.close())
    await tab.go('/it/privacy')
    const state = 'navigator.serviceWorker.getRegistration().then((found) => found?.active?.state)'
    await expectInTab(tab, state, 'activated')
    expect(tab.faults).toEqual([])
  })

  inFirefox(
    'opens one header menu at a time by pointer and keyboard, and closes it by Esc',
    async ({ tab }) => {
      await openIn(tab, '/it')
      const [first, second] = ['header nav li:nth-child(1) > button', 'header nav li:nth-child(2) > button']
      const open =
        "[...document.querySelectorAll('header nav [popover]')].map((one) => one.matches(':popover-open'))"
      const focused =
        "document.activeElement.querySelector('b')?.textContent ?? document.activeElement.tagName"
      await tab.click(first)
      await expectInTab(tab, open, [true, false, false])
      await tab.click(second)
      await expectInTab(tab, open, [false, true, false])
      await tab.press('Escape')
      await expectInTab(tab, open, [false, false, false])
      await tab.read(`document.querySelector('${first}').focus()`)
      await tab.press('Enter')
      await expectInTab(tab, open, [true, false, false])
      await expectInTab(tab, focused, 'BUTTON')
      await tab.press('Tab')
      await expectInTab(tab, focused, 'Magazzino')
      await tab.press('Enter')
      await expectInTab(tab, address, '/it#warehouse')
      await expectInTab(tab, open, [false, false, false])
    },
  )

  inFirefox('opens the image viewer and closes it by Esc, Back and a click beside it', async ({ tab }) => {
    await openIn(tab, '/it/clients')
    const ways = [
      () => tab.press('Escape'),
      () => tab.back(),
      () => tab.read("document.querySelector('dialog').click()"),
    ]
    for (const close of ways) {
      await tab.click('main a:has(img)')
      await expectInTab(tab, isOpen, true)
      await expectInTab(tab, 'location.search', '?picture=nives-1')
      await expectInTab(tab, "document.querySelectorAll('dialog button').length", 1)
      await close()
      await expectInTab(tab, isOpen, false)
      await expectInTab(tab, isBack, true)
      await expectInTab(tab, 'location.search', '')
    }
  })

  inFirefox('shows a guest’s menu and makes a menu code in the editor', async ({ tab }) => {
    const { code } = await encodeMenu(sampleMenu)
    // Leaving before it is hydrated would abort a sheet, which Firefox reports as a fault.
    await openIn(tab, `/it/menu#${code}`)
    await expectInTab(tab, 'document.querySelector("h1").textContent', 'Trattoria da Nives')
    await tab.go('/it/menudigitale#example')
    await expectInTab(tab, 'document.querySelector("#menu-name")?.value', 'Trattoria da Nives')
    await tab.read('document.querySelector("#tent").scrollIntoView()')
    await expectInTab(tab, 'document.querySelectorAll(\'#tent svg[aria-label$="/menu"]\').length', 1)
    await expectInTab(tab, 'document.querySelector("#tent a").hash.startsWith("#1")', true)
  })
})
