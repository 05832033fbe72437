import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, expect, inject, test } from 'vitest'
import { requirePage } from '#shared/navigation.ts'
import { openBrowser } from '#tests/helpers/chromium.ts'
import { builtPages } from '#tests/helpers/read-built.ts'
import { bounds, bytesUntil, firstPart, headerBytes, unpacked } from '#tests/helpers/weigh.ts'

const decoded = (packed: Buffer) => unpacked(packed).toString()

/** The smallest and the largest screen; those between show and scroll no more than these. */
const screens = [
  { width: 360, height: 640 },
  { width: 1920, height: 1080 },
]

/** In the language with the longer words; `tests/shipped/site-checks.test.ts` checks what the others weigh. */
const shown = builtPages().filter(
  ({ addressForm, lang, page }) => addressForm === 'pinned' && lang === 'it' && requirePage(page).indexed,
)

test.for(shown)('$path: the first screen is complete after the first flight', async ({ page, path }) => {
  const { headers, body } = await sent(path)
  expect(headers).toBeLessThanOrEqual(headerBytes)
  const needed = bytesUntil(body, firstPart(decoded(body)))
  const cut = decoded(body.subarray(0, Math.min(bounds.firstFlight - headers, needed)))
  // Screens rotate; home is checked on both.
  const turn = shown.findIndex((one) => one.path === path) % screens.length
  for (const viewport of page === 'home' ? screens : screens.slice(turn, turn + 1)) {
    await using whole = await openScreen(decoded(body), viewport)
    await using first = await openScreen(cut, viewport)
    const differing = async () => differingPixels(await first.picture(), await whole.picture())
    await expect.poll(differing, { message: `at ${viewport.width} px` }).toBe(0)
  }
})

test('the first screen is incomplete after two thirds of the first flight', async () => {
  const { body } = await sent('/it')
  const viewport = { width: 1280, height: 720 }
  await using whole = await openScreen(decoded(body), viewport)
  await using cut = await openScreen(decoded(body.subarray(0, (bounds.firstFlight * 2) / 3)), viewport)
  const differing = async () => differingPixels(await cut.picture(), await whole.picture())
  await expect.poll(differing).toBeGreaterThan(1000)
})

/** Bytes of a document's status line and headers, and its packed body. */
async function sent(path: string): Promise<{ headers: number; body: Buffer }> {
  const options = { headers: { accept: 'text/html', 'accept-encoding': 'br' } }
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(inject('siteUrl') + path, options, resolve).on('error', reject)
  })
  // Name and value of a line are parted and ended by two bytes each.
  const headers = answer.rawHeaders.reduce((sum, text) => sum + text.length + 2, 'HTTP/1.1 200 OK'.length + 4)
  return { headers, body: Buffer.concat(await answer.toArray()) }
}

/** The document on its way: it does not end, and its style sheets never arrive. */
let onItsWay = ''
const line = createServer(({ headers }, response) => {
  if (headers['sec-fetch-dest'] === 'document')
    response.setHeader('content-type', 'text/html; charset=utf-8').write(onItsWay)
  else if (headers['sec-fetch-dest'] !== 'style') response.destroy()
}).listen(0, '127.0.0.1')
afterAll(() => line.close().closeAllConnections())

/** Without scripts, before scrolling. */
async function openScreen(html: string, viewport: { width: number; height: number }) {
  onItsWay = html
  const context = await (await openBrowser()).newContext({ viewport, javaScriptEnabled: false })
  const page = await context.newPage()
  const { port } = line.address() as AddressInfo
  await page.goto(`http://127.0.0.1:${port}`, { waitUntil: 'commit' })
  await page.locator('body').waitFor({ state: 'attached' })
  const devtools = await context.newCDPSession(page)
  return {
    /** PNG; Playwright's own would wait for the style sheets. */
    picture: async () => {
      const { data } = await devtools.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
      })
      return Buffer.from(data, 'base64')
    },
    [Symbol.asyncDispose]: () => context.close(),
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
