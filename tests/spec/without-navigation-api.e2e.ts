import { describe, inject } from 'vitest'
import { openBrowser, removeNavigationApi } from '#tests/helpers/chromium.ts'
import { watchFaults } from '#tests/helpers/faults.ts'
import { otherBrowserTests, shareTab, type Tab } from '#tests/helpers/other-browser-tests.ts'

describe('a browser without the Navigation API', () => {
  otherBrowserTests(shareTab(openOldChromiumTab))
})

async function openOldChromiumTab(): Promise<Tab> {
  const browser = await openBrowser()
  const context = await browser.newContext({
    baseURL: inject('siteUrl'),
    locale: 'it-IT',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
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
    back: async () => {
      await page.goBack()
    },
    read: (expression) => page.evaluate(expression),
    close: () => context.close(),
  }
}
