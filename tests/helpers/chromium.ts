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

/** A separate Chromium with more switches; it closes with its last context. */
async function openApart(switches: readonly string[]): Promise<Browser> {
  const args = [...launchArguments, ...switches]
  const own = await chromium.launch({ executablePath: inject('engine'), args })
  own.on('context', (context) => context.once('close', () => own.close()))
  return own
}

/** A Chromium of its own that resolves `host` to a local port. */
export function openBrowserTo(host: string, port: number, more: readonly string[] = []) {
  return openApart([`--host-resolver-rules=MAP ${host}:443 127.0.0.1:${port}`, ...more])
}

/** A Chromium of its own whose user has set the text size; the default is 16 CSS pixels. */
export async function openBrowserWithText(fontSize: number, options: BrowserContextOptions) {
  return (await openApart([`--blink-settings=defaultFontSize=${fontSize}`])).newContext(options)
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
