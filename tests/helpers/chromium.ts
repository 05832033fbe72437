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

/** This worker's Chromium, the engine without a window: started by the first test that needs one. */
export function openBrowser(): Promise<Browser> {
  browser ??= chromium.launch({ executablePath: inject('engine'), args: launchArguments })
  return browser
}

/** A Chromium of its own for which a host of the world is a port of this machine; it ends with its last visitor. */
export async function openBrowserTo(host: string, port: number) {
  const map = `--host-resolver-rules=MAP ${host}:443 127.0.0.1:${port}`
  const own = await chromium.launch({ executablePath: inject('engine'), args: [...launchArguments, map] })
  own.on('context', (context) => context.once('close', () => own.close()))
  return own
}

/** A Chromium of its own, whose user has set the size of text to `fontSize` CSS pixels; 16 is what browsers come with. */
export async function openBrowserWithText(fontSize: number, options: BrowserContextOptions) {
  const own = await chromium.launch({
    executablePath: inject('engine'),
    args: [...launchArguments, `--blink-settings=defaultFontSize=${fontSize}`],
  })
  const context = await own.newContext(options)
  context.once('close', () => own.close())
  return context
}

/** Closes every page of this worker's Chromium. */
export async function leaveBrowser() {
  const contexts = (await browser)?.contexts() ?? []
  await Promise.all(contexts.map((context) => context.close()))
}

export async function closeBrowser() {
  const open = await browser
  browser = undefined
  await open?.close()
}

/** Makes a page's browser one from before the Navigation API; an init script. */
export function removeNavigationApi() {
  Reflect.deleteProperty(window, 'navigation')
  if ('navigation' in window) Reflect.deleteProperty(Object.getPrototypeOf(window), 'navigation')
}
