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

/** Shared by the worker's tests; started on demand. */
export function openBrowser(): Promise<Browser> {
  browser ??= chromium.launch({ executablePath: inject('engine'), args: launchArguments })
  return browser
}

/** A separate Chromium that resolves `host` to a local port; it closes with its last context. */
export async function openBrowserTo(host: string, port: number, more: readonly string[] = []) {
  const map = `--host-resolver-rules=MAP ${host}:443 127.0.0.1:${port}`
  const own = await chromium.launch({
    executablePath: inject('engine'),
    args: [...launchArguments, map, ...more],
  })
  own.on('context', (context) => context.once('close', () => own.close()))
  return own
}

/** A separate Chromium whose user has set the text size; the default is 16 CSS pixels. */
export async function openBrowserWithText(fontSize: number, options: BrowserContextOptions) {
  const own = await chromium.launch({
    executablePath: inject('engine'),
    args: [...launchArguments, `--blink-settings=defaultFontSize=${fontSize}`],
  })
  const context = await own.newContext(options)
  context.once('close', () => own.close())
  return context
}

export async function leaveBrowser() {
  const contexts = (await browser)?.contexts() ?? []
  await Promise.all(contexts.map((context) => context.close()))
}

export async function closeBrowser() {
  const open = await browser
  browser = undefined
  await open?.close()
}

export function removeNavigationApi() {
  Reflect.deleteProperty(window, 'navigation')
  if ('navigation' in window) Reflect.deleteProperty(Object.getPrototypeOf(window), 'navigation')
}
