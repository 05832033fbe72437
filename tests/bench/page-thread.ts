import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

/** One task of the page's main thread; times in milliseconds, `cpu` without what other programs took. */
type Task = { end: number; cpu: number }

export type Loading = { paint: number; tasks: Task[] }

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { name?: string; data?: { url?: string } }
}

const categories = [
  '-*',
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8',
  'disabled-by-default-v8.compile',
  'loading',
  '__metadata',
]

type Visit = { browser: Browser; url: string; options: BrowserContextOptions; slowDown: number }

/**
 * Opens a page and gives the tasks of its first seconds, each `slowDown` times as long, with the moment of the first
 * contentful paint. Multiplied, not emulated: Chromium's throttling depends on what else the machine does.
 */
export async function tasksOfLoading({ browser, url, options, slowDown }: Visit) {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' })
  const page = await context.newPage()
  await browser.startTracing(page, { categories })
  await page.goto(url)
  // A fixed wait: the code that Playwright injects to look for a condition would be measured too.
  await page.waitForTimeout(3000)
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
  await context.close()
  return readTasks(traceEvents, url, slowDown)
}

export async function slow(page: Page, rate: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

function readTasks(events: TraceEvent[], url: string, slowDown: number): Loading | undefined {
  const begin = events.find(({ name, args }) => name === 'ResourceSendRequest' && args?.data?.url === url)
  const main = events.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === begin?.pid && args?.name === 'CrRendererMain',
  )
  if (!begin || !main) return undefined
  const own = events.filter(({ pid, tid, ts }) => pid === main.pid && tid === main.tid && ts >= begin.ts)
  const paint = own.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? begin.ts
  const whole = own.filter(({ ph, dur }) => ph === 'X' && dur !== undefined).toSorted((a, b) => a.ts - b.ts)
  const tasks = whole
    .filter(({ name }) => name === 'RunTask')
    .map(
      (task): Task => ({
        end: ends(task) / 1000,
        cpu: slowDown * (cpuOf(task) - cpuOfWatching(whole, task)),
      }),
    )
  return { paint: paint / 1000, tasks }
}

const ends = ({ ts, dur = 0 }: TraceEvent) => ts + dur
const cpuOf = ({ dur = 0, tdur = dur }: TraceEvent) => tdur / 1000

/**
 * Playwright listens to requests, so Chromium reports where in the code each was made and parses a script once more for
 * that: a dozen milliseconds of this thread that no visitor's browser spends.
 */
function cpuOfWatching(events: TraceEvent[], task: TraceEvent): number {
  const read = events.filter(
    (event) => event.name === 'V8.CollectSourcePositions' && event.ts >= task.ts && ends(event) <= ends(task),
  )
  return read.reduce((sum, event) => sum + cpuOf(event), 0)
}
