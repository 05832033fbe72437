import type { Page } from 'playwright-core'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { changedPixels } from '#tests/helpers/changed-pixels.ts'

const paths = ['/it', '/it/easycomande', '/it/contact']

test.for(['light', 'dark'])(
  'every focused control has a ring of 3:1 contrast (%s)',
  async (scheme, { visit }) => {
    let page: Page | undefined
    const shell = new Set<string>()
    for (const path of paths) {
      page = await visit(path, { tab: page, dark: scheme === 'dark' })
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
  await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null)))
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
