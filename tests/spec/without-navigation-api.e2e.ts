import { describe } from 'vitest'
import { contextOptions } from '#tests/helpers/browser-test.ts'
import { openBrowser, removeNavigationApi } from '#tests/helpers/chromium.ts'
import { watchFaults } from '#tests/helpers/faults.ts'
import { otherBrowserTests, type Tab, testInTab } from '#tests/helpers/other-browser-tests.ts'

describe('a browser without the Navigation API', () => {
  otherBrowserTests(testInTab(openOldChromiumTab))
})

async function openOldChromiumTab(): Promise<Tab> {
  const browser = await openBrowser()
  const context = await browser.newContext(contextOptions({}))
  const faults = await watchFaults(context)
  await context.addInitScript(removeNavigationApi)
  const page = await context.newPage()
  return {
    faults,
    go: async (path) => {
      await page.goto(path)
      if (await page.evaluate(() => 'navigation' in window)) faults.push('There is a Navigation API.')
    },
    click: (selector) => page.locator(selector).click(),
    type: (selector, text) => page.locator(selector).fill(text),
    press: (key) => page.keyboard.press(key),
    back: () => page.goBack(),
    read: (expression) => page.evaluate(expression),
    close: () => context.close(),
  }
}
