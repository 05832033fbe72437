import type { BrowserContext, BrowserContextOptions } from 'playwright-core'
import { inject } from 'vitest'
import { laidOut } from './browser-test.ts'
import { openBrowser } from './chromium.ts'
import { watchFaults } from './faults.ts'

export type Walk = Awaited<ReturnType<typeof walkIn>>

/** For read-only tests, which share a visitor until the end of their file, without service worker, with reduced motion. */
export async function startWalk(options: BrowserContextOptions = {}) {
  const browser = await openBrowser()
  const usual = { baseURL: inject('siteUrl'), reducedMotion: 'reduce', serviceWorkers: 'block' } as const
  return walkIn(await browser.newContext({ ...usual, ...options }))
}

export async function walkIn(context: BrowserContext) {
  const faults = await watchFaults(context)
  const page = await context.newPage()
  const load = async (path: string) => {
    await page.goto(path)
    await laidOut(page)
  }
  /** By link: through the router, if it handles the page. */
  const follow = async (path: string) => {
    if (page.url() === 'about:blank') return load(path)
    await page.evaluate((to) => void navigation.navigate(to), path)
    await page.waitForFunction((to) => location.pathname === to && navigation.transition === null, path)
    await laidOut(page)
  }
  return { page, faults: () => faults.splice(0), load, follow, end: () => context.close() }
}
