import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from '#tests/helpers/browser-test.ts'

test.for(['light', 'dark'])(
  'every focused control has a ring of 3:1 contrast (%s)',
  async (scheme, { visit }) => {
    const shell = new Set<string>()
    for (const path of ['/it', '/it/easycomande', '/it/contact']) {
      const page = await visit(path, { again: true, dark: scheme === 'dark' })
      expect(await weakRings(page, shell), path).toEqual([])
    }
  },
)

/**
 * Controls, one of each look and place, at whose focus fewer pixels change by 3:1 than a ring of 2 px has. Those outside
 * `main` are checked once for all pages.
 */
async function weakRings(page: Page, shell: Set<string>): Promise<string[]> {
  const seen = new Set(shell)
  const weak: string[] = []
  for (let step = 0; step < 200; step++) {
    await page.keyboard.press('Tab')
    const control = await page.evaluate(focused)
    if (!control) break
    if (seen.has(control.look)) continue
    seen.add(control.look)
    if (control.isShell) shell.add(control.look)
    const picture = () => page.screenshot({ clip: control.box, animations: 'disabled' })
    const ringed = await picture()
    await page.evaluate(() => {
      const at = document.activeElement
      if (!(at instanceof HTMLElement)) return
      at.blur()
      requestAnimationFrame(() => requestAnimationFrame(() => at.setAttribute('data-let-go', '')))
    })
    await page.locator('[data-let-go]').first().waitFor({ state: 'attached' })
    const bare = await picture()
    await page.locator('[data-let-go]').first().focus()
    await page.evaluate(() => document.querySelector('[data-let-go]')?.removeAttribute('data-let-go'))
    const count = await changedPixels(ringed, bare)
    if (count < 4 * (control.width + control.height) * 0.9) weak.push(`${control.look}: ${count} px`)
  }
  expect(seen.size).toBeGreaterThan(10)
  return weak
}

/** The visible box of the focused control, with a few pixels around it. */
async function focused() {
  const at = document.activeElement
  if (!(at instanceof HTMLElement) || at === document.body) return null
  // Browsers bring the line of a text into view, not the whole of its field.
  at.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  // What the page's scrolling moves never finishes.
  const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
  await Promise.all(timed.map((animation) => animation.finished.catch(() => null)))
  // A visually hidden field shows its ring on the label beside it.
  const seen = at.getBoundingClientRect().width > 1 ? at : (at.nextElementSibling ?? at)
  const { left, top, right, bottom } = seen.getBoundingClientRect()
  const [x, y] = [Math.max(0, Math.floor(left - 6)), Math.max(0, Math.floor(top - 6))]
  const [end, foot] = [
    Math.min(innerWidth, Math.ceil(right + 6)),
    Math.min(innerHeight, Math.ceil(bottom + 6)),
  ]
  const place = at.closest('main > section, header, footer, aside')
  return {
    look: `${place?.id ?? place?.tagName} ${at.tagName}.${at.className} in ${at.parentElement?.className}`,
    isShell: !at.closest('main'),
    box: { x, y, width: end - x, height: foot - y },
    width: Math.min(right, innerWidth) - Math.max(left, 0),
    height: Math.min(bottom, innerHeight) - Math.max(top, 0),
  }
}

/**
 * How many pixels two pictures of one size (PNG) differ in by a contrast of 3:1 or more (WCAG 2.2, 1.4.11 and 2.4.13).
 * @throws when their sizes differ
 */
async function changedPixels(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer()))
  if (!a || a.length !== b?.length) throw new Error('The pictures have two sizes.')
  let count = 0
  for (let at = 0; at < a.length; at += 3) {
    const [high = 0, low = 0] = [luminance(a, at), luminance(b, at)].sort((x, y) => y - x)
    if ((high + 0.05) / (low + 0.05) >= 3) count += 1
  }
  return count
}

/** Relative luminance of the sRGB pixel whose red is at `at`. */
function luminance(bytes: Buffer, at: number): number {
  const linear = (value = 0) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
  return 0.2126 * linear(bytes[at]) + 0.7152 * linear(bytes[at + 1]) + 0.0722 * linear(bytes[at + 2])
}
