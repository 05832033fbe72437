import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { distanceToHeader } from '#tests/helpers/scrolling.ts'
import { words } from '#tests/helpers/words.ts'

const moving = { motion: true, before: recordScrolling }

describe('a fragment scrolls smoothly to below the header (§2)', () => {
  test('on a cold load', async ({ visit }) => {
    const page = await visit('/it#easydelivery', moving)
    await expectBelowHeader(page, 'easydelivery')
    expectSmooth(await takePositions(page))
  })

  test('from another page', async ({ visit }) => {
    const page = await visit('/it/clients', moving)
    const mark = await markDocument(page)
    // Read during the scroll call: while home is rendering, a slow machine may show no frame between.
    await page.evaluate(() => {
      const scroll = Element.prototype.scrollIntoView
      Element.prototype.scrollIntoView = function (...options) {
        document.body.dataset.scrolled = getComputedStyle(document.documentElement).scrollBehavior
        scroll.apply(this, options)
      }
    })
    await page.locator('footer').getByRole('link', { name: 'Easy Comande' }).click()
    await page.waitForURL('**/it#easycomande')
    await expectBelowHeader(page, 'easycomande')
    expect(await page.locator('body').getAttribute('data-scrolled')).toBe('smooth')
    expect(await mark()).toBe(true)
  })

  test('on the same page, repeatedly, and at once under prefers-reduced-motion', async ({ visit }) => {
    const page = await visit('/it', moving)
    const mark = await markDocument(page)
    const link = page.locator('#side-panel [data-tile="ecommerce"]')
    await restingPosition(page)
    await takePositions(page)
    await link.click()
    await page.waitForURL('**/it#ecommerce')
    await expectBelowHeader(page, 'ecommerce')
    expectSmooth(await takePositions(page))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const position of [0, 100_000]) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), position)
      await restingPosition(page)
      await takePositions(page)
      await link.click()
      await expectBelowHeader(page, 'ecommerce')
      expect((await takePositions(page)).length).toBeLessThanOrEqual(2)
    }
    expect(await mark()).toBe(true)
  })
})

test('a link to the current page shows it afresh and keeps the text of an unsent form (§2)', async ({
  visit,
}) => {
  const page = await visit('/it/contact')
  await page.locator('[name=message]').fill('Buongiorno')
  const field = await page.locator('[name=message]').elementHandle()
  await page.locator('footer').getByRole('link', { name: 'Contatti', exact: true }).click()
  await expect.poll(() => field?.evaluate((element) => element.isConnected)).toBe(false)
  await expect.poll(() => page.locator('[name=message]').inputValue()).toBe('Buongiorno')
})

/** Waits until an anchor rests on the header's edge; at the page's end it cannot come so high. */
async function expectBelowHeader(page: Page, id: string) {
  await restingPosition(page)
  await expect.poll(() => distanceToHeader(page, id), { message: id }).toBeGreaterThanOrEqual(-1)
  const isAtEnd = await page.evaluate(
    () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1,
  )
  await expect.poll(() => distanceToHeader(page, id), { message: id }).toBeLessThan(isAtEnd ? 740 : 1)
}

/** Has positions between start and end: a jump has two at most. */
function expectSmooth(positions: readonly number[]) {
  expect(positions.length).toBeGreaterThan(2)
}

/** Marks the document; returns a check that it is still the same one. */
async function markDocument(page: Page) {
  await page.evaluate(() => Reflect.set(window, 'isMarked', true))
  return () => page.evaluate(() => Reflect.get(window, 'isMarked') === true)
}

/** Records the scroll position at every frame from the start. */
function recordScrolling(page: Page) {
  return page.addInitScript(() => {
    const positions: number[] = []
    Reflect.set(window, 'positions', positions)
    const note = () => {
      const position = Math.round(window.scrollY)
      if (positions.at(-1) !== position) positions.push(position)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
}

/** Distinct positions since the last call; the last one is current. */
function takePositions(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const positions: number[] = Reflect.get(window, 'positions')
    return positions.splice(0, positions.length, Math.round(window.scrollY))
  })
}

/** Resolves after ten frames without scrolling. */
function restingPosition(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let still = 0
    let last = window.scrollY
    while (still < 10) {
      await new Promise(requestAnimationFrame)
      still = window.scrollY === last ? still + 1 : 0
      last = window.scrollY
    }
    return Math.round(last)
  })
}

const t = words('it')

test('back and forward restore the scroll position without animation (§2)', async ({ visit }) => {
  const page = await visit('/it', moving)
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
