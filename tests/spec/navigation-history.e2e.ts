import { describe } from 'vitest'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { recordScrolling, restingPosition, takePositions } from '#tests/helpers/scrolling.ts'
import { words } from '#tests/helpers/words.ts'

const t = words('it')

describe('back and forward (§2)', () => {
  test('restore the scroll position without animation', async ({ visit }) => {
    const page = await visit('/it', { motion: true, before: recordScrolling })
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await page.locator('#side-panel [data-tile="costaeventi"]').click()
    await page.waitForURL('**/it/costaeventi')
    await expect.poll(() => page.title()).toBe(t('meta.costaeventi.title'))
    expect(await restingPosition(page)).toBe(0)
    await takePositions(page)

    await page.goBack()
    await expect.poll(() => page.title()).toBe(t('meta.home.title'))
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(900)
    const positions = await takePositions(page)
    expect(positions.filter((position) => position !== 0 && position !== 900)).toEqual([])

    await page.goForward()
    await expect.poll(() => page.title()).toBe(t('meta.costaeventi.title'))
    await expect.poll(() => restingPosition(page)).toBe(0)
  })

  test('restore the scroll position after a page load and after a reload', async ({ visit }) => {
    const page = await visit('/it')
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
    await page.goto('/en/clients')
    await page.goBack()
    await page.waitForURL('**/it')
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(700)
    await page.reload()
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(700)
  })
})
