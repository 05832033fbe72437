import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { inject } from 'vitest'
import { hydrated } from './browser-test.ts'
import { openBrowser } from './chromium.ts'
import { watchFaults } from './faults.ts'

/** A visitor who goes from page to page in one tab. */
export type Walk = {
  page: Page
  /** What has gone wrong since it was last asked. */
  faults: () => string[]
  /** Opens a page as its address does. */
  load: (path: string) => Promise<void>
  /** Goes on as a link does: the router draws the page without loading it, or leaves it to the browser. */
  follow: (path: string) => Promise<void>
  end: () => Promise<void>
}

/** For tests that only look: they share one visitor, without a worker. */
export async function startWalk(options: BrowserContextOptions = {}): Promise<Walk> {
  const browser = await openBrowser()
  return walkIn(await browser.newContext({ baseURL: inject('siteUrl'), serviceWorkers: 'block', ...options }))
}

export async function walkIn(context: BrowserContext): Promise<Walk> {
  const faults = await watchFaults(context)
  const page = await context.newPage()
  const load = async (path: string) => {
    await page.goto(path)
    await hydrated(page)
  }
  const follow = async (path: string) => {
    if (page.url() === 'about:blank') return load(path)
    await page.evaluate((to) => void navigation.navigate(to), path)
    await page.waitForFunction((to) => location.pathname === to && navigation.transition === null, path)
    await hydrated(page)
  }
  return { page, faults: () => faults.splice(0), load, follow, end: () => context.close() }
}
