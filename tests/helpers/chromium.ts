import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'

let browser: Promise<Browser> | undefined

/** This test file's Chromium: started by the first test that needs one. */
export function openBrowser(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: inject('chromium'),
    args: [
      // Chromium's sandbox refuses to run as root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  return browser
}

export async function closeBrowser() {
  const open = browser
  browser = undefined
  await (await open)?.close()
}

/** Makes a page's browser one from before the Navigation API; an init script. */
export function removeNavigationApi() {
  Reflect.deleteProperty(window, 'navigation')
  if ('navigation' in window) Reflect.deleteProperty(Object.getPrototypeOf(window), 'navigation')
}
