import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright-core'
import type { Manifest } from 'vite'
import { afterAll, beforeAll } from 'vitest'
import { openBrowser } from '#tests/helpers/chromium.ts'
import { watchFaults } from '#tests/helpers/faults.ts'
import { type Front, openFront } from '#tests/helpers/front.ts'
import { buildRelease, type SiteCopy } from '#tests/helpers/site-copy.ts'
import { siteRoot } from '#tests/helpers/site-root.ts'
import { type SiteServer, startSite } from '#tests/helpers/site-server.ts'
import { copyBuild } from './build-copy.ts'
import { reworded } from './reworded.ts'
import { shortenList } from './short-list.ts'

/** Origins; `chunk` is the path of a file that only B has. */
export type Releases = { a: string; b: string; c: string; chunk: string }

/**
 * Three releases of the site, each served by its own server: B has other words and code than A, C other words than B. Their
 * workers keep a few pages.
 */
export function setUpReleases(): () => Releases {
  const copies: { remove: () => void }[] = []
  const servers: Pick<SiteServer, 'stop'>[] = []
  let releases: Releases | undefined
  beforeAll(async () => {
    const b = await release('B')
    shortenList(`${b.root}/dist`)
    const c = reworded(`${b.root}/dist`, 'B Easy', 'C Easy')
    copies.push(b, c)
    const started = [startShortSite(), startSite(b.root), startSite(b.root, { DIST_DIR: c.dist })] as const
    const [first, second, third] = await Promise.all(started)
    servers.push(first, second, third)
    releases = { a: first.url, b: second.url, c: third.url, chunk: lawyersChunk(b.root) }
  }, 600_000)
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    for (const copy of copies) copy.remove()
  })
  return () => {
    if (!releases) throw new Error('The releases are not built yet.')
    return releases
  }
}

/** The built site, except that its worker keeps only a few pages. */
export async function startShortSite(): Promise<Pick<SiteServer, 'url' | 'stop'>> {
  const copy = copyBuild(`${siteRoot}/dist`)
  shortenList(copy.dist)
  const { url, stop } = await startSite(siteRoot, { DIST_DIR: copy.dist })
  return { url, stop: () => stop().then(copy.remove) }
}

function release(name: string): Promise<SiteCopy> {
  const title = (text: string) =>
    text
      .replace(/("meta\.lawyers\.title": ")/, `$1${name} `)
      .replace(/("meta\.home\.title": ")/, `$1${name} `)
  return buildRelease({
    'site/i18n/it.json': title,
    'site/i18n/en.json': title,
    'app/products/lawyers/lawyers-page.tsx': (text) =>
      `${text}\nexport const release = '${name}'\nconsole.debug(release)\n`,
  })
}

function lawyersChunk(root: string): string {
  const manifest: Manifest = JSON.parse(readFileSync(`${root}/dist/manifest.json`, 'utf8'))
  return `/${manifest['app/products/lawyers/lawyers-page.tsx']?.file}`
}

export type Visitor = { context: BrowserContext; page: Page; front: Front; faults: string[] }

/** A new visitor with a worker, at an address that serves one release at a time. */
export async function visitor(upstream: string, options: { worker?: boolean } = {}): Promise<Visitor> {
  const front = await openFront(upstream)
  const browser = await openBrowser()
  const context = await browser.newContext({
    baseURL: front.url,
    locale: 'it-IT',
    reducedMotion: 'reduce',
    serviceWorkers: options.worker === false ? 'block' : 'allow',
  })
  const faults = await watchFaults(context)
  return { context, page: await context.newPage(), front, faults }
}

export async function leave({ context, front }: Visitor) {
  await context.close()
  await front.stop()
}

/** Settles when the visitor's page is served by a worker. */
export async function untilControlled(page: Page) {
  // It fetches its list first: as long as the test may take.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 0 })
}

/** The names of the caches that the site's worker keeps its builds in. */
export function buildCaches(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.startsWith('vetrina:') && name !== 'vetrina:state'),
  )
}

/** Makes the page look for a new version, as coming back to its tab does. */
export async function comeBack(page: Page) {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** Makes the page look for a new version, and waits until that one is given up. */
export function untilRefused(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const givenUp = (worker: ServiceWorker) =>
      new Promise<void>((resolve) => {
        const look = () => worker.state === 'redundant' && resolve()
        worker.addEventListener('statechange', look)
        look()
      })
    // Each navigation looks for a new version too: while that one is installing, no other begins.
    while (registration.installing) await givenUp(registration.installing)
    const found = new Promise<ServiceWorker | null>((resolve) => {
      registration.addEventListener('updatefound', () => resolve(registration.installing), { once: true })
    })
    document.dispatchEvent(new Event('visibilitychange'))
    const next = await found
    if (next) await givenUp(next)
  })
}
