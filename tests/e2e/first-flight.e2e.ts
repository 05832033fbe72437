import net from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import type { CDPSession, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { requirePage } from '#shared/navigation.ts'
import { openBrowser } from '#tests/helpers/chromium.ts'
import { builtPages } from '#tests/helpers/read-built.ts'
import { bounds, bytesUntil, firstPart, headerBytes } from '#tests/helpers/weigh.ts'

/** The smallest and the largest screen; those between show and scroll no more than these. */
const screens = [
  [360, 640],
  [1920, 1080],
] as const

/** Bytes that a browser's decoder holds back before it passes text on. */
const decoderDelay = 128

let line: ShortLine
let opened: FirstScreen[]
beforeAll(async () => {
  line = await openShortLine(inject('siteUrl'))
  opened = await Promise.all(screens.map(([width, height]) => openFirstScreen(line.url, width, height)))
})
afterAll(async () => {
  await Promise.all(opened.map((screen) => screen.close()))
  await line.stop()
})

/** In the language with the longer words; `tests/shipped/site-checks.test.ts` checks what the others weigh. */
const shown = builtPages().filter(
  ({ addressForm, lang, page }) => addressForm === 'pinned' && lang === 'it' && requirePage(page).indexed,
)

test.for(shown)('$path: the first screen is complete after the first flight', async ({ page, path }) => {
  // Screens rotate; home is checked on both.
  const turn = shown.findIndex((one) => one.path === path) % screens.length
  for (const [index, screen] of opened.entries()) {
    if (page !== 'home' && index !== turn) continue
    line.most = Number.POSITIVE_INFINITY
    const whole = await screen.whole(path)
    const { headers, body } = line.answer
    expect(headers.length).toBeLessThanOrEqual(headerBytes)
    const needed = bytesUntil(body, firstPart(brotliDecompressSync(body).toString())) + decoderDelay
    line.most = Math.min(bounds.firstFlight, headers.length + Math.min(needed, body.length))
    await screen.open(path)
    await expect.poll(() => screen.differing(whole), { message: `on screen ${index}` }).toBe(0)
  }
})

test('the first screen is incomplete after a third of the first flight', async () => {
  const screen = await openFirstScreen(line.url, 1280, 720)
  line.most = Number.POSITIVE_INFINITY
  const whole = await screen.whole('/it')
  line.most = bounds.firstFlight / 3
  await screen.open('/it')
  expect(await screen.differing(whole)).toBeGreaterThan(1000)
  await screen.close()
})

type FirstScreen = {
  whole: (path: string) => Promise<Buffer>
  /** Resolves at the first bytes. */
  open: (path: string) => Promise<void>
  /** Number of pixels that differ from `picture`. */
  differing: (picture: Buffer) => Promise<number>
  close: () => Promise<void>
}

/** A page without scripts, before scrolling. Pictures are PNG. */
async function openFirstScreen(site: string, width: number, height: number): Promise<FirstScreen> {
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

/** A connection that delivers one document, up to `most` bytes, then stalls. */
type ShortLine = {
  url: string
  most: number
  answer: { headers: Buffer; body: Buffer }
  stop: () => Promise<void>
}

/** Style sheets never arrive; all other requests are refused. */
async function openShortLine(site: string): Promise<ShortLine> {
  const { hostname, port } = new URL(site)
  const sockets = new Set<net.Socket>()
  const line: Omit<ShortLine, 'url' | 'stop'> = {
    most: Number.POSITIVE_INFINITY,
    answer: { headers: Buffer.alloc(0), body: Buffer.alloc(0) },
  }
  const server = net.createServer((visitor) => {
    const { most } = line
    sockets.add(visitor)
    visitor.on('error', () => visitor.destroy())
    visitor.once('data', (asked) => {
      const request = asked.toString('latin1')
      if (/^sec-fetch-dest: style\r$/im.test(request)) return
      if (!/^sec-fetch-dest: document\r$/im.test(request)) {
        visitor.destroy()
        return
      }
      let answer = Buffer.alloc(0)
      const behind = net.connect(Number(port), hostname, () => behind.write(first(request), 'latin1'))
      behind.on('error', () => visitor.destroy())
      behind.on('data', (part: Buffer) => {
        const before = answer.length
        answer = Buffer.concat([answer, part])
        if (before < most) visitor.write(answer.subarray(before, most))
      })
      behind.on('end', () => {
        const end = answer.indexOf('\r\n\r\n') + 4
        line.answer = { headers: answer.subarray(0, end), body: answer.subarray(end) }
        if (answer.length <= most) visitor.end()
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The line has no port.')
  return Object.assign(line, {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  })
}

/** A conditional request would only be answered 304. */
function first(request: string): string {
  return request
    .replace(/^(connection|if-none-match|if-modified-since):.*\r\n/gim, '')
    .replace('\r\n', '\r\nConnection: close\r\n')
}
