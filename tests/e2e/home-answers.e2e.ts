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

  test('have the same style after navigation from another page', async ({ visit }) => {
    const lookOf = (page: Page) =>
      answers(page)
        .getByRole('link')
        .first()
        .evaluate((link) => {
          const { minBlockSize, fontSize, borderBlockEndWidth } = getComputedStyle(link)
          return { minBlockSize, fontSize, borderBlockEndWidth }
        })
    const look = await lookOf(await visit('/it'))
    const page = await visit('/it/privacy')
    await page
      .locator('header')
      .getByRole('link', { name: t('header.logo') })
      .click()
    await page.waitForURL('**/it')
    await expect.poll(() => lookOf(page)).toEqual(look)
    expect(Number.parseFloat(look.minBlockSize)).toBeGreaterThanOrEqual(44)
  })
})
