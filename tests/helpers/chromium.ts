import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core'
import { inject } from 'vitest'

let browser: Promise<Browser> | undefined

const launchArguments = [
  // Chromium's sandbox refuses to run as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** This test file's Chromium, the engine without a window: started by the first test that needs one. */
export function openBrowser(): Promise<Browser> {
  browser ??= chromium.launch({ executablePath: inject('engine'), args: launchArguments })
  return browser
}

/** A whole Chromium of its own, whose user has set the size of text to `fontSize` CSS pixels; 16 is what browsers come with. */
export async function openBrowserWithText(fontSize: number, options: BrowserContextOptions) {
  const profile = mkdtempSync(join(tmpdir(), 'site-profile-'))
  mkdirSync(join(profile, 'Default'))
  const preferences = { webkit: { webprefs: { default_font_size: fontSize } } }
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences))
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    executablePath: inject('chromium'),
    args: launchArguments,
  })
  context.once('close', () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }))
  return context
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
