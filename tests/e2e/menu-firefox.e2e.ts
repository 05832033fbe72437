import { afterAll, expect, inject, test } from 'vitest'
import { encodeMenu } from '#app/products/menudigitale/menu-code.ts'
import { sampleMenu } from '#app/products/menudigitale/sample.ts'
import { closeFirefox, openFirefoxTab } from '../helpers/firefox.ts'
import { expectInTab } from '../helpers/tab.ts'

afterAll(closeFirefox)

test.skipIf(!inject('firefox'))('Firefox opens a menu, and makes one', async () => {
  const { code } = await encodeMenu(sampleMenu)
  const tab = await openFirefoxTab()
  await tab.go(`/it/menu#${code}`)
  await expectInTab(tab, 'document.querySelector("h1").textContent', 'Trattoria da Nives')
  await tab.go('/it/menudigitale#example')
  await expectInTab(tab, 'document.querySelector("#menu-name")?.value', 'Trattoria da Nives')
  await tab.read('document.querySelector("#tent").scrollIntoView()')
  await expectInTab(tab, 'document.querySelectorAll("#tent svg[role=img]").length', 1)
  await expectInTab(tab, 'document.querySelector("#tent a").hash.startsWith("#1")', true)
  expect(tab.faults).toEqual([])
  await tab.close()
})
