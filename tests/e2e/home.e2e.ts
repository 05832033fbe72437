import type { Page } from 'playwright-core'
import { expect, test } from '../helpers/browser-test.ts'

const field = 'Nuovo prezzo delle trofie al pesto'

test('a price changed in the draft changes on the guest’s phone', async ({ visit }) => {
  const page = await visit('/it', { motion: true })
  const row = page.locator('[data-new]')
  await expect.poll(() => row.textContent()).toContain('12,00')
  const price = page.getByLabel(field)
  await page.evaluate(() => {
    document.addEventListener('animationstart', ({ target }) => {
      if (target instanceof HTMLElement) target.dataset.ran = ''
    })
  })
  await price.fill('14.5')
  await expect.poll(() => row.textContent()).toContain('14,50')
  await expect.poll(() => row.getAttribute('data-ran')).toBe('')
  await price.blur()
  expect(await price.inputValue()).toBe('14,50')
  await expect
    .poll(() => page.locator('#copy-note').textContent())
    .toBe('Fatto: sul telefono ora si legge 14,50.')
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

test('without scripts home has no price field, and an audience link opens its product', async ({ visit }) => {
  const page = await visit('/it', { scripts: false, width: 900 })
  expect(await page.locator('#bannerTop input[inputmode]').count()).toBe(0)
  expect(await page.locator('#copy-note').isVisible()).toBe(false)
  await page.getByRole('link', { name: 'Studio legale', exact: true }).click()
  await page.waitForURL('**/it/lawyers#bannerTop')
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
