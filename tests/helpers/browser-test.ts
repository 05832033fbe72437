import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { test as base, inject } from 'vitest'
import { openBrowser, removeNavigationApi } from './chromium.ts'
import { unexpectedFaults, watchFaults } from './faults.ts'

export { expect } from 'vitest'

export type VisitOptions = {
  /** Of the window, in CSS pixels; 1280 × 800 unless told. */
  width?: number
  height?: number
  /** The browser's language, as a BCP 47 tag; `it-IT` unless told. */
  locale?: string
  /** Without scripts the page is ready when it is loaded, with them when it is hydrated. */
  scripts?: boolean
  /** Smooth scrolling and transitions; without, the page is visited with reduced motion. */
  motion?: boolean
  dark?: boolean
  touch?: boolean
  /** As on a device without a pointer: nothing hovers. */
  mobile?: boolean
  /** False: as in a browser that has no Navigation API. */
  navigationApi?: boolean
  /** Lets the page register its service worker. */
  serviceWorker?: boolean
  /** The visitor's earlier choice of a language. */
  chosen?: 'it' | 'en'
  /** Faults that this test provokes; every other one fails it. */
  expected?: readonly RegExp[]
  /** Called before the page is opened: to route requests, say. */
  before?: (page: Page) => Promise<unknown>
  /** A visitor's tab of before, to go on in: a page opens there in a third of the time that a new visitor's takes. */
  tab?: Page | undefined
  /** Do not wait for hydration; 'at once': nor for anything but the first bytes. */
  early?: boolean | 'at once'
}

export type Visit = (path: string, options?: VisitOptions) => Promise<Page>

/** A test with visitors: each `visit()` is a new browser profile, and any fault on its pages fails the test. */
export const test = base.extend('visit', async ({ task }, { onCleanup }) => {
  const visitors: { context: BrowserContext; faults: string[]; expected: readonly RegExp[] }[] = []
  onCleanup(async () => {
    const left = visitors.flatMap(({ faults, expected }) => unexpectedFaults(faults, expected))
    await Promise.all(visitors.map(({ context }) => context.close()))
    if (left.length > 0) throw new Error(`Faults on the pages of '${task.name}':\n${left.join('\n')}`)
  })
  const arrive = async (page: Page, path: string, { early, scripts }: VisitOptions) => {
    await page.goto(path, { waitUntil: early === 'at once' ? 'commit' : 'load' })
    if (scripts !== false && !early) await hydrated(page)
    return page
  }
  const visit: Visit = async (path, options = {}) => {
    if (options.tab) {
      await options.tab.setViewportSize(windowSize(options))
      return arrive(options.tab, path, options)
    }
    const browser = await openBrowser()
    const context = await browser.newContext(contextOptions(options))
    const expected = [...(options.expected ?? []), ...(options.scripts === false ? [scriptsAreOff] : [])]
    visitors.push({ context, faults: await watchFaults(context), expected })
    if (options.chosen) {
      await context.addCookies([{ name: 'lang', value: options.chosen, url: inject('siteUrl') }])
    }
    if (options.navigationApi === false) await context.addInitScript(removeNavigationApi)
    const page = await context.newPage()
    await options.before?.(page)
    return arrive(page, path, options)
  }
  return visit
})

/** How Chromium reports a module's preload where scripts are switched off. */
const scriptsAreOff = /^failed: .*\.js csp$/

const windowSize = ({ width = 1280, height = 800 }: VisitOptions) => ({ width, height })

function contextOptions(options: VisitOptions): BrowserContextOptions {
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

/** The page's buttons answer: React has hydrated and run its effects. */
export async function awake(page: Page) {
  await page
    .locator('html[data-live=links] :is(header nav[data-menus], [data-layout=guest])')
    .first()
    .waitFor({ state: 'attached' })
}

/** The page is awake, and all of it laid out as for a hand that begins to scroll. */
export async function hydrated(page: Page) {
  await awake(page)
  await page.evaluate(() => dispatchEvent(new Event('scroll')))
}
