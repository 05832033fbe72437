import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { bounds, bytesUntil, firstPart, headerBytes } from '#scripts/build/weigh.ts'
import { requirePage } from '#shared/navigation.ts'
import { type FirstScreen, openFirstScreen } from '#tests/helpers/first-screen.ts'
import { builtPages } from '#tests/helpers/read-built.ts'
import { openShortLine, type ShortLine } from '#tests/helpers/short-line.ts'

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

/** In the language with the longer words; `tests/shipped/weight.test.ts` checks what the others weigh. */
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
