// How long the main thread is busy while a page loads and hydrates, and how soon it responds: `npm run bench:pages`. Usage:
// [--slow=4] [--rounds=3] [--only=/clients]: pages
// and interactions whose path or name has this text; home is '/it '.
import { fileURLToPath } from 'node:url'
import { type BrowserContextOptions, chromium } from 'playwright-core'
import { pages } from '#content/pages.ts'
import { findChromium } from '#scripts/browsers/find-browsers.ts'
import { startSite } from '#tests/helpers/site-server.ts'
import { type Loading, slow, tasksOfLoading } from './page-thread.ts'
import { tour } from './tour.ts'

const option = (name: string, usual: number) =>
  Number(process.argv.find((text) => text.startsWith(`--${name}=`))?.split('=')[1] ?? usual)
const only = process.argv.find((text) => text.startsWith('--only='))?.slice('--only='.length) ?? ''
const [slowDown, rounds] = [option('slow', 4), option('rounds', 3)]
const paths = pages
  .filter((page) => page.id === 'menu' || page.indexed)
  .map(({ path }) => (path === '/' ? '' : path))
const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }
const wide = { viewport: { width: 1280, height: 800 } }

const executablePath = findChromium()
if (!executablePath) throw new Error('No Chromium was found: run `node scripts/ensure-browsers.ts`.')
const site = await startSite(fileURLToPath(new URL('../..', import.meta.url)))
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  console.log(`${slowDown}× slow-down, the thread's own time in ms, the calmest of ${rounds} visits`)
  const isAsked = (name: string) => name.includes(only)
  for (const path of paths.filter((path) => isAsked(`/it${path} `)))
    for (const options of [phone, wide]) await tellLoading(`/it${path}`, options)
  for (const input of tour.filter(({ path, name }) => isAsked(`${path}, ${name}`)))
    await tellInteraction(input)
} finally {
  await browser.close()
  await site.stop()
}

async function tellLoading(path: string, options: BrowserContextOptions) {
  const visits: Loading[] = []
  while (visits.length < rounds) {
    const visit = await tasksOfLoading({ browser, url: site.url + path, options, slowDown })
    if (visit) visits.push(visit)
  }
  const blocked = ({ paint, tasks }: Loading) =>
    tasks.filter(({ end }) => end > paint).reduce((sum, { cpu }) => sum + Math.max(0, cpu - 50), 0)
  const [calmest] = visits.toSorted((a, b) => blocked(a) - blocked(b))
  if (!calmest) return
  const after = calmest.tasks.filter(({ end }) => end > calmest.paint)
  const longest = Math.max(...after.map(({ cpu }) => cpu))
  const all = visits.map((visit) => Math.round(blocked(visit))).join(', ')
  console.log(
    `${path} ${options.viewport?.width}: blocked ${Math.round(blocked(calmest))} (${all}), longest ${Math.round(longest)}`,
  )
}

/** The slowest response, from input to the next paint, as the browser itself reports it. */
async function tellInteraction({ path, name, act }: (typeof tour)[number]) {
  const worst: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ ...wide, serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.goto(site.url + path)
    await page.locator('html[data-live=links]').waitFor({ state: 'attached' })
    await slow(page, slowDown)
    await page.evaluate(watchAnswers)
    await act(page)
    await page.waitForTimeout(500)
    worst.push(await page.evaluate(() => Number(document.documentElement.dataset.slowestAnswer ?? 0)))
    await context.close()
  }
  console.log(`${path}, ${name}: answered within ${Math.min(...worst)} (${worst.join(', ')})`)
}

function watchAnswers() {
  const root = document.documentElement
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || !entry.interactionId) continue
      root.dataset.slowestAnswer = String(Math.max(entry.duration, Number(root.dataset.slowestAnswer ?? 0)))
    }
  })
  const asked: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  }
  observer.observe(asked)
}
