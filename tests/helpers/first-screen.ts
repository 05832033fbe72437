import type { CDPSession, Page } from 'playwright-core'
import sharp from 'sharp'
import { openBrowser } from './chromium.ts'

export type FirstScreen = {
  whole: (path: string) => Promise<Buffer>
  /** Resolves at the first bytes. */
  open: (path: string) => Promise<void>
  /** Number of pixels that differ from `picture`. */
  differing: (picture: Buffer) => Promise<number>
  close: () => Promise<void>
}

/** A page without scripts, before scrolling. Pictures are PNG. */
export async function openFirstScreen(site: string, width: number, height: number): Promise<FirstScreen> {
  const browser = await openBrowser()
  const viewport = { width, height }
  const context = await browser.newContext({ baseURL: site, viewport, javaScriptEnabled: false })
  let page: Page | undefined
  let capture: Capture | undefined
  const openTab = async () => {
    await page?.close()
    page = await context.newPage()
    capture = camera(await context.newCDPSession(page))
    return page
  }
  return {
    async whole(path) {
      const tab = await openTab()
      await tab.goto(path, { waitUntil: 'commit' })
      await tab.locator('.lazy-style, footer').first().waitFor({ state: 'attached' })
      // Until two pictures are the same: on a busy machine the first may lack what is still being drawn.
      let [before, seen]: (Buffer | undefined)[] = []
      while (capture && !(seen && before?.equals(seen))) [before, seen] = [seen, await capture()]
      return seen ?? Buffer.alloc(0)
    },
    async open(path) {
      await (await openTab()).goto(path, { waitUntil: 'commit' })
    },
    async differing(picture) {
      const seen = await capture?.()
      return seen ? differingPixels(seen, picture) : width * height
    },
    close: () => context.close(),
  }
}

type Capture = () => Promise<Buffer | undefined>

/** Undefined before the first paint, when Chromium responds; Playwright's would wait for the load. */
function camera(devtools: CDPSession): Capture {
  let shot: Promise<Buffer | undefined> | undefined
  return async () => {
    shot ??= devtools
      .send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
      .then(({ data }) => Buffer.from(data, 'base64'))
      .catch(() => undefined)
      .finally(() => {
        shot = undefined
      })
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, 2_000))
    return Promise.race([shot, late])
  }
}

async function differingPixels(one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0
  const [first, second] = await Promise.all(
    [one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer()),
  )
  if (!first || !second || first.length !== second.length) return Number.POSITIVE_INFINITY
  let count = 0
  for (let at = 0; at < first.length; at += 3) {
    const distance = (offset: number) => Math.abs((first[at + offset] ?? 0) - (second[at + offset] ?? 0))
    // Differences below eight per channel are invisible.
    if (distance(0) + distance(1) + distance(2) > 24) count++
  }
  return count
}
