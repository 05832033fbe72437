import type { Locator } from 'playwright-core'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { openSection } from '#tests/helpers/page-steps.ts'

// A menu's rows move together with their buttons: `order.view.test.tsx`.
const narrow = ['warehouse', 'easycomande', 'easydelivery', 'ecommerce', 'plugins', 'lawyers', 'costaeventi']
/** Those whose demonstration has another layout where there is room. */
const wide = ['warehouse', 'easycomande', 'lawyers']

test.for([
  [390, 844, narrow],
  [1280, 800, wide],
] as const)(
  'at %i px no button of a demonstration moves when it is pressed',
  async ([width, height, paths], { visit }) => {
    for (const path of paths) {
      const page = await visit(`/it/${path}`, { again: true, width, height })
      await page.evaluate(() => Object.assign(window, { print: () => undefined }))
      await openSection(page)
      const moves: string[] = []
      const buttons = page.locator(':is(#bannerTop, #example) button:visible')
      // Only buttons that are there at first, not those that another one brings.
      const count = await buttons.evaluateAll((all) => {
        for (const [at, key] of all.entries()) key.setAttribute('data-at', `${at}`)
        return all.length
      })
      for (let at = 0; at < count; at++) {
        const moved = await press(page.locator(`[data-at="${at}"]`))
        if (Math.abs(moved) > 2) moves.push(`button ${at} by ${moved} px`)
      }
      expect(moves, path).toEqual([])
    }
  },
)

test.for(['/it', '/it/warehouse'])(
  '%s: plus stays under the finger, also where the warning goes',
  async (path, { visit }) => {
    const page = await visit(path, { width: 360, height: 740 })
    const row = page.locator('[data-accent="warehouse"] :is(li, tr)', { has: page.locator('em') }).first()
    await row.locator('button').last().waitFor()
    await row.evaluate((element) => element.setAttribute('data-at', 'row'))
    const moves: number[] = []
    for (const warned = page.locator('[data-at="row"]:has(em)'); (await warned.count()) > 0; ) {
      moves.push(await press(page.locator('[data-at="row"] button').last()))
    }
    expect(moves.length).toBeGreaterThan(0)
    expect(moves.filter((moved) => Math.abs(moved) > 2)).toEqual([])
  },
)

/** How far a press moved the button in the window, in CSS pixels; 0 if it is gone or cannot be pressed. */
async function press(key: Locator): Promise<number> {
  if ((await key.count()) === 0 || !(await key.isVisible()) || !(await key.isEnabled())) return 0
  const top = () =>
    key.evaluateAll(
      ([element]) =>
        new Promise<number | undefined>((resolve) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              resolve(element?.checkVisibility() ? element.getBoundingClientRect().top : undefined),
            ),
          )
        }),
    )
  await key.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const before = await top()
  const click = () =>
    key.evaluate((element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true })))
  await click()
  const after = await top()
  // Closed again: what it opens may come later, and would move the next one.
  if ((await key.count()) > 0 && (await key.getAttribute('aria-expanded')) === 'true') await click()
  return before === undefined || after === undefined ? 0 : Math.round(after - before)
}
