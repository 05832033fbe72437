import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { homeAudiences } from '#shared/products.ts'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { words } from '#tests/helpers/words.ts'

const t = words('it')
const answers = (page: Page) => page.locator('#bannerTop').getByRole('navigation')

describe('the audience links of home', () => {
  test('fit the first screen at every window size, with and without the side panel', async ({ visit }) => {
    const page = await visit('/it')
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [768, 1024],
      [1279, 720],
      [1280, 720],
      [1920, 1080],
    ] as const) {
      const expectWhole = async () => {
        const boxes = await answers(page)
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()))
        expect(boxes).toHaveLength(homeAudiences().length)
        for (const box of boxes) {
          expect(box.top, `${width} px`).toBeGreaterThanOrEqual(60)
          expect(box.bottom, `${width} px`).toBeLessThanOrEqual(height)
          expect(box.height, `${width} px`).toBeGreaterThanOrEqual(44)
        }
      }
      await page.setViewportSize({ width, height })
      await expectWhole()
      if (width < 768) continue
      await page.getByRole('button', { name: t('header.hidePanel') }).click()
      await expectWhole()
    }
  })
})

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

test('without scripts nothing gapes where the field for the name stood', async ({ visit }) => {
  const page = await visit('/it', { scripts: false, width: 1280 })
  const [title, lead] = await page
    .locator('#bannerTop :is(h1, h1 + p)')
    .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect()))
  expect((lead?.top ?? 0) - (title?.bottom ?? 0)).toBe(20)
})

test('one wire, 4 px wide, runs through every section and ends as the upper edge of the postcard', async ({
  visit,
}) => {
  const page = await visit('/it', { width: 1280 })
  const wires = await page.locator('main > section[data-accent]').evaluateAll((sections) =>
    sections.map((section) => {
      const { left, inlineSize, backgroundColor } = getComputedStyle(section, '::before')
      return { left, inlineSize, isSeen: backgroundColor !== 'rgba(0, 0, 0, 0)' }
    }),
  )
  expect(wires.length).toBeGreaterThan(5)
  const [first] = wires
  expect(new Set(wires.map((wire) => JSON.stringify(wire)))).toEqual(new Set([JSON.stringify(first)]))
  expect(first).toMatchObject({ inlineSize: '4px', isSeen: true })
  const end = await page.locator('#write').evaluate((section) => {
    const { left, top, height } = getComputedStyle(section, '::before')
    const words = section.querySelector('.lead')?.getBoundingClientRect().bottom ?? 0
    const card = section.querySelector('#who')?.parentElement?.getBoundingClientRect().top ?? 0
    return { left, top, over: words - section.getBoundingClientRect().top, height, gap: card - words }
  })
  expect(end.left).toBe(first?.left)
  expect(end.gap).toBe(40)
  expect(Number.parseFloat(end.height)).toBeCloseTo(end.over + 44, 0)
})
