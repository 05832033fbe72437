// How long tasks keep a page's main thread busy while it loads and hydrates, and how soon it responds, in a browser made
// slower: `npm run bench:pages`. Usage: [--slow=4] [--rounds=3] [--only=/clients]: pages and interactions whose path or name
// has this text; home is '/it '.
import { parseArgs } from 'node:util'
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { pages } from '#content/pages.ts'
import { projectRoot } from '#tests/helpers/site-root.ts'
import { startSite } from '#tests/helpers/site-server.ts'
import { findChromium } from '#tests/programs/find-programs.ts'

const { values } = parseArgs({
  options: {
    slow: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
  },
})
const [rate, rounds] = [Number(values.slow), Number(values.rounds)]
const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }
const wide = { viewport: { width: 1280, height: 800 } }

/** Interactions by real input: page, name, act. */
const tour: readonly [path: string, name: string, act: (page: Page) => Promise<unknown>][] = [
  ['/it', 'a menu of the header', (page) => page.locator('header nav button[popovertarget]').first().click()],
  ['/it', 'the panel hidden', (page) => page.locator('header [data-toggle]').click()],
  ['/it/clients', 'a picture', (page) => page.locator('main a:has(img)').first().click()],
  ['/it/menudigitale', 'the editor of a menu', (page) => type(page, '#menu-name', 'Da Gino')],
  ['/it/contact', 'the form', (page) => type(page, 'main form [name=message]', 'Buongiorno')],
]

/** As fast as a quick hand. */
async function type(page: Page, field: string, text: string) {
  await page.locator(field).click()
  await page.keyboard.type(text, { delay: 150 })
}

const executablePath = findChromium()
if (!executablePath) throw new Error('No Chromium was found: run `node tests/programs/ensure-browsers.ts`.')
const site = await startSite(projectRoot)
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  console.log(`${rate}× slow-down, in ms, the calmest of ${rounds} visits`)
  for (const { id, indexed, path } of pages) {
    const address = `/it${path === '/' ? '' : path}`
    if (!(indexed || id === 'menu') || !`${address} `.includes(values.only)) continue
    for (const options of [phone, wide])
      await tell(`${address} ${options.viewport.width}`, 'blocked', () => visit(address, options))
  }
  for (const [path, name, act] of tour.filter(([path, name]) => `${path}, ${name}`.includes(values.only)))
    await tell(`${path}, ${name}`, 'answered within', () => visit(path, wide, act))
} finally {
  await browser.close()
  await site.stop()
}

async function tell(what: string, figure: string, measure: () => Promise<number>) {
  const all: number[] = []
  while (all.length < rounds) all.push(Math.round(await measure()))
  console.log(`${what}: ${figure} ${Math.min(...all)} (${all.join(', ')})`)
}

/** Loads a page: how long its tasks after the first paint are over 50 ms in all, or the slowest answer to an act. */
async function visit(path: string, options: BrowserContextOptions, act?: (page: Page) => Promise<unknown>) {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  await page.addInitScript(watchThread)
  await page.goto(site.url + path)
  await page.locator('html[data-live=links]').waitFor({ state: 'attached' })
  await act?.(page)
  // What comes after the last input, or while idle, belongs to it.
  await page.waitForTimeout(act ? 500 : 3000)
  const seen = await page.evaluate(() => [Reflect.get(window, 'blocked'), Reflect.get(window, 'slowest')])
  await context.close()
  return Number(seen[act ? 1 : 0])
}

function watchThread() {
  const told = Object.assign(window, { blocked: 0, slowest: 0 })
  new PerformanceObserver((list) => {
    const paint =
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY
    for (const { startTime, duration } of list.getEntries())
      if (startTime + duration > paint) told.blocked += duration - 50
  }).observe({ type: 'longtask', buffered: true })
  const events = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) told.slowest = Math.max(told.slowest, duration)
  }).observe(events)
}
