import puppeteer, { type Browser } from 'puppeteer-core'
import { inject } from 'vitest'
import type { Tab } from './other-browser-tests.ts'

let browser: Promise<Browser> | undefined

/** NS_BINDING_ABORTED: navigation aborted a font download. */
const fontLeftBehind = /downloadable font: download failed .* status=2152398850 /

/** Navigation aborted a module download. Missing modules are reported by their status. */
const moduleLeftBehind = /error loading dynamically imported module/

/** Shares the worker's Firefox (Italian, reduced motion), driven by WebDriver BiDi. */
export async function openFirefoxTab({ serviceWorker = false } = {}): Promise<Tab> {
  browser ??= puppeteer.launch({
    browser: 'firefox',
    executablePath: inject('firefox'),
    headless: true,
    extraPrefsFirefox: {
      'intl.accept_languages': 'it-IT, it',
      'ui.prefersReducedMotion': 1,
      // No back-forward cache: Puppeteer waits for a load, which a page restored from it never has.
      'browser.sessionhistory.max_total_viewers': 0,
    },
  })
  const context = await (await browser).createBrowserContext()
  const page = await context.newPage()
  await page.setViewport({ width: 1280, height: 800 })
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !moduleLeftBehind.test(message.text()))
      faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => {
    if (!fontLeftBehind.test(String(error))) faults.push(`uncaught: ${String(error)}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`status: ${response.status()} ${response.url()}`)
  })
  await page.evaluateOnNewDocument((mayRegister) => {
    // Otherwise errors are reported as handles, without their message.
    const tell = console.error
    console.error = (...told) => tell(...told.map((one) => (one instanceof Error ? one.message : one)))
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP violation: ${event.violatedDirective} ${event.blockedURI}`)
    })
    // about:blank has none.
    if (mayRegister || !('serviceWorker' in navigator)) return
    navigator.serviceWorker.register = () => new Promise(() => undefined)
  }, serviceWorker)
  return {
    faults,
    go: (path) => page.goto(inject('siteUrl') + path),
    click: (selector) => page.locator(selector).click(),
    type: (selector, text) => page.locator(selector).fill(text),
    press: (key) => page.keyboard.press(key),
    back: () => page.goBack(),
    read: (expression) => page.evaluate(expression),
    close: () => context.close(),
  }
}

export async function closeFirefox() {
  const open = browser
  browser = undefined
  await (await open)?.close()
}
