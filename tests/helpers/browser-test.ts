import type { BrowserContextOptions, Page } from 'playwright-core'
import { test as base, inject } from 'vitest'
import { openBrowser, removeNavigationApi } from './chromium.ts'
import { unexpectedFaults, watchFaults } from './faults.ts'

export { expect } from 'vitest'

export type VisitOptions = {
  width?: number
  height?: number
  /** BCP 47 tag; default `it-IT`. */
  locale?: string
  /** Without scripts the page is ready when loaded, with them when hydrated. */
  scripts?: boolean
  /** Default: reduced motion. */
  motion?: boolean
  dark?: boolean
  touch?: boolean
  mobile?: boolean
  /** False: a browser without the Navigation API. */
  navigationApi?: boolean
  serviceWorker?: boolean
  /** Faults that the test provokes; any other fails it. */
  expected?: readonly RegExp[]
  /** Runs before navigation, for example to route requests. */
  before?: (page: Page) => Promise<unknown>
  /** In the tab of the test's last visit, if there was one: a third of the time of a new profile. */
  again?: boolean
  /** Do not wait for hydration; 'at once': only for the first bytes. */
  early?: boolean | 'at once'
}

/** Each `visit()` is a new browser profile; any fault on its pages fails the test. */
export const test = base.extend('visit', async ({ task }, { onCleanup }) => {
  const visitors: { page: Page; faults: string[]; expected: readonly RegExp[] }[] = []
  onCleanup(async () => {
    const left = visitors.flatMap(({ faults, expected }) => unexpectedFaults(faults, expected))
    await Promise.all(visitors.map(({ page }) => page.context().close()))
    if (left.length > 0) throw new Error(`Faults on the pages of '${task.name}':\n${left.join('\n')}`)
  })
  const arrive = async (page: Page, path: string, { early, scripts }: VisitOptions) => {
    await page.goto(path, { waitUntil: early === 'at once' ? 'commit' : 'load' })
    if (scripts !== false && !early) await laidOut(page)
    return page
  }
  const visit = async (path: string, options: VisitOptions = {}) => {
    const last = visitors.at(-1)
    if (options.again && last) {
      await last.page.setViewportSize(windowSize(options))
      return arrive(last.page, path, options)
    }
    const browser = await openBrowser()
    const context = await browser.newContext(contextOptions(options))
    const expected = [...(options.expected ?? []), ...(options.scripts === false ? [scriptsAreOff] : [])]
    const faults = await watchFaults(context)
    if (options.navigationApi === false) await context.addInitScript(removeNavigationApi)
    const page = await context.newPage()
    visitors.push({ page, faults, expected })
    await options.before?.(page)
    return arrive(page, path, options)
  }
  return visit
})

/** Chromium's error for a module preload when scripts are disabled. */
const scriptsAreOff = /^failed: .*\.js csp$/

const windowSize = ({ width = 1280, height = 800 }: VisitOptions) => ({ width, height })

export function contextOptions(options: VisitOptions): BrowserContextOptions {
  return {
    baseURL: inject('siteUrl'),
    locale: options.locale ?? 'it-IT',
    viewport: windowSize(options),
    javaScriptEnabled: options.scripts ?? true,
    reducedMotion: options.motion ? 'no-preference' : 'reduce',
    colorScheme: options.dark ? 'dark' : 'light',
    hasTouch: options.touch ?? false,
    isMobile: options.mobile ?? false,
    serviceWorkers: options.serviceWorker ? 'allow' : 'block',
  }
}

/** Hydrated, with effects run. */
export async function hydrated(page: Page) {
  await page
    .locator('html[data-live=links] :is(header nav[data-menus], [data-layout=guest])')
    .first()
    .waitFor({ state: 'attached' })
}

/** Hydrated and fully laid out, as when a visitor starts to scroll. */
export async function laidOut(page: Page) {
  await hydrated(page)
  await page.evaluate(() => dispatchEvent(new Event('scroll')))
}
