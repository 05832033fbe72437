import { describe, expect, inject, test } from 'vitest'
import { encodeMenu } from '#app/products/menudigitale/menu-code.ts'
import { sampleMenu } from '#app/products/menudigitale/sample.ts'
import { releases } from '#content/releases.ts'
import { openFirefoxTab } from '../helpers/firefox.ts'
import { expectInTab } from '../helpers/tab.ts'

const isOpen = "document.querySelector('dialog')?.matches(':modal') ?? false"
const isBack = "document.activeElement.matches('main a:has(img)')"

describe.skipIf(!inject('firefox'))('Firefox', () => {
  test('opens the viewer and closes it by Esc, Back and a click beside it', async () => {
    const tab = await openFirefoxTab()
    await tab.go('/it/clients')
    await expectInTab(tab, "document.querySelector('html[data-live]') !== null", true)
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
    expect(tab.faults).toEqual([])
    await tab.close()
  })

  test('opens a menu, and makes one', async () => {
    const { code } = await encodeMenu(sampleMenu)
    const tab = await openFirefoxTab()
    await tab.go(`/it/menu#${code}`)
    await expectInTab(tab, 'document.querySelector("h1").textContent', 'Trattoria da Nives')
    // Who leaves before all has come breaks a sheet's loading off, which Firefox tells as a fault.
    await expectInTab(tab, "document.querySelector('html[data-live=links]') !== null", true)
    await tab.go('/it/menudigitale#example')
    await expectInTab(tab, 'document.querySelector("#menu-name")?.value', 'Trattoria da Nives')
    await tab.read('document.querySelector("#tent").scrollIntoView()')
    await expectInTab(tab, 'document.querySelectorAll(\'#tent svg[aria-label$="/menu"]\').length', 1)
    await expectInTab(tab, 'document.querySelector("#tent a").hash.startsWith("#1")', true)
    expect(tab.faults).toEqual([])
    await tab.close()
  })

  test('filters where the visitor stands', async () => {
    const tab = await openFirefoxTab()
    await tab.go('/it/releases')
    await expectInTab(tab, "document.querySelector('html[data-live]') !== null", true)
    await tab.click('main nav a[href$="product=lawyers"]')
    const ofLawyers = releases.filter(({ offering }) => offering === 'lawyers')
    await expectInTab(tab, "document.querySelectorAll('main li h3').length", ofLawyers.length)
    await tab.back()
    await expectInTab(tab, "document.querySelectorAll('main li h3').length", releases.length)
    expect(tab.faults).toEqual([])
    await tab.close()
  })
})
