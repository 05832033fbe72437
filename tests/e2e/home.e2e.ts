import type { Page } from 'playwright-core'
import { expect, test } from '../helpers/browser-test.ts'

test('the row whose price changes runs an animation', async ({ visit }) => {
  const page = await visit('/it', { motion: true })
  await page.evaluate(() => {
    document.addEventListener('animationstart', ({ target }) => {
      if (target instanceof HTMLElement) target.dataset.ran = ''
    })
  })
  await page.getByLabel('Prezzo: Trofie al pesto').fill('14.5')
  await expect.poll(() => page.locator('[data-new]').getAttribute('data-ran')).toBe('')
})

test.for(['/it', '/en'])('the corrected dish of %s fits one line at 768 px', async (path, { visit }) => {
  const page = await visit(path, { width: 768 })
  const lines = await page.locator('[data-corrected]').evaluate((dish) => {
    const range = document.createRange()
    range.selectNodeContents(dish.firstChild ?? dish)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
})

test('the wire connects the price field with its row in both languages at every width', async ({ visit }) => {
  let tab: Page | undefined
  for (const [lang, width] of [
    ['it', 1280],
    ['en', 1280],
    ['it', 900],
    ['en', 1920],
  ] as const) {
    const page = await visit(`/${lang}`, { tab, width })
    tab = page
    const middle = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const box = element.getBoundingClientRect()
          return {
            y: box.y + box.height / 2,
            top: box.top,
            bottom: box.bottom,
            left: box.left,
            right: box.right,
          }
        })
    const [wire, row, price] = [
      await middle('#bannerTop > span'),
      await middle('[data-new]'),
      await middle('#bannerTop input[inputmode]'),
    ]
    expect(wire.top).toBeCloseTo(row.y - 2, 0)
    expect(wire.bottom).toBeCloseTo(price.y + 2, 0)
    expect(wire.left).toBeCloseTo(price.right, 0)
    expect(wire.right).toBeCloseTo(row.left, 0)
  }
})
