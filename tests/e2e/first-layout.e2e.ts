import type { Page } from 'playwright-core'
import { expect, test, type VisitOptions } from '#tests/helpers/browser-test.ts'
import { distanceToHeader } from '#tests/helpers/scrolling.ts'

const loseWaking = (page: Page) => page.route('**/entry.client-*.js', (route) => route.abort())
const lost = [/entry\.client/, /ERR_FAILED/]
/** A visit to a page that is never hydrated. */
const asleep: VisitOptions = { before: loseWaking, early: true, expected: lost }

/** The lazy sections whose layout is put off. */
const waiting = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > section')]
      .filter((section) => getComputedStyle(section).contentVisibility === 'auto')
      .map(({ id }) => id),
  )

test('who comes to the top of a page lays out its first screen alone, and the rest when the page is awake', async ({
  visit,
}) => {
  const sleeping = await visit('/it', asleep)
  const left = await waiting(sleeping)
  expect(left).toEqual(expect.arrayContaining(['warehouse', 'ecommerce', 'plugins']))
  expect(left).not.toContain('bannerTop')
  // A visitor who jumps to the end finds the last section laid out.
  expect(left).not.toContain('write')
  const awake = await visit('/it', { early: true })
  await expect.poll(() => waiting(awake)).toEqual([])
})

test('who is about to leave the top meets all heights: by a key, a wheel or a script', async ({ visit }) => {
  const leave: ((page: Page) => Promise<unknown>)[] = [
    (page) => page.keyboard.press('End'),
    (page) => page.mouse.wheel(0, 50),
    (page) => page.evaluate(() => window.scrollTo(0, 50)),
  ]
  let tab: Page | undefined
  for (const act of leave) {
    const page = await visit('/it', { ...asleep, tab })
    tab = page
    expect(await waiting(page)).toContain('plugins')
    await act(page)
    await expect.poll(() => waiting(page)).toEqual([])
  }
})

test('the End key leads to the end of a page that has only just come', async ({ visit }) => {
  const page = await visit('/it', { ...asleep, width: 360, height: 640 })
  await page.keyboard.press('End')
  const below = () =>
    page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY)
  await expect.poll(below).toBeLessThan(2)
  await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 200)))
  expect(await below()).toBeLessThan(2)
})

test('a key with a sign on it is no way to a place: the rest waits on', async ({ visit }) => {
  const page = await visit('/it', { ...asleep, width: 360, height: 640 })
  await page.locator('header button[popovertarget="site-nav"] use').first().dispatchEvent('click')
  expect(await waiting(page)).toContain('plugins')
})

test('who is at the foot at once, as by a search in the page, keeps in sight what stands there', async ({
  visit,
}) => {
  const page = await visit('/it', asleep)
  const link = page.locator('footer a').first()
  const isInSight = async () => {
    await page.evaluate(async () => {
      for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
    })
    return link.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return top >= 0 && bottom <= window.innerHeight
    })
  }
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  expect(await isInSight()).toBe(true)
  await page.keyboard.press('Shift')
  expect(await isInSight()).toBe(true)
})

test('without scripts nothing waits', async ({ visit }) => {
  expect(await waiting(await visit('/it', { scripts: false }))).toEqual([])
})

test('a page that goes on further down knows all its heights: at a fragment, and where it is loaded again', async ({
  visit,
}) => {
  const page = await visit('/it#plugins', asleep)
  expect(await waiting(page)).toEqual([])
  const again = await visit('/it', { expected: lost })
  await expect.poll(() => waiting(again)).toEqual([])
  await again.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }))
  const stands = () => again.locator('#plugins').evaluate((section) => section.getBoundingClientRect().top)
  const before = await stands()
  await loseWaking(again)
  await again.reload()
  await expect.poll(async () => Math.abs((await stands()) - before)).toBeLessThan(2)
  expect(await waiting(again)).toEqual([])
})

test('a link that is touched before the page is awake leads to its place', async ({ visit }) => {
  const page = await visit('/it', asleep)
  expect(await waiting(page)).toContain('plugins')
  await page.locator('#side-panel a[href$="#plugins"]').click()
  await expect.poll(() => new URL(page.url()).hash).toBe('#plugins')
  expect(await waiting(page)).toEqual([])
  await expect.poll(async () => Math.abs(await distanceToHeader(page, 'plugins'))).toBeLessThan(2)
})
