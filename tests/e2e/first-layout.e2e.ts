import type { Page } from 'playwright-core'
import { expect, test, type VisitOptions } from '#tests/helpers/browser-test.ts'
import { distanceToHeader } from '#tests/helpers/scrolling.ts'

const blockHydration = (page: Page) => page.route('**/entry.client-*.js', (route) => route.abort())
const blockedFaults = [/entry\.client/, /ERR_FAILED/]
/** A visit to a page that is never hydrated. */
const unhydrated: VisitOptions = { before: blockHydration, early: true, expected: blockedFaults }

/** The ids of the lazy sections whose layout is deferred. */
const deferredSections = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > section')]
      .filter((section) => getComputedStyle(section).contentVisibility === 'auto')
      .map(({ id }) => id),
  )

test('a page opened at its top defers the layout of later sections until hydration, and of none without scripts', async ({
  visit,
}) => {
  const page = await visit('/it', unhydrated)
  const deferred = await deferredSections(page)
  expect(deferred).toEqual(expect.arrayContaining(['warehouse', 'ecommerce', 'plugins']))
  expect(deferred).not.toContain('bannerTop')
  // A visitor who jumps to the end finds the last section laid out.
  expect(deferred).not.toContain('write')
  const hydrated = await visit('/it', { early: true })
  await expect.poll(() => deferredSections(hydrated)).toEqual([])
  expect(await deferredSections(await visit('/it', { scripts: false }))).toEqual([])
})

test('scrolling by key, wheel or script lays out all sections', async ({ visit }) => {
  const leave: ((page: Page) => Promise<unknown>)[] = [
    (page) => page.keyboard.press('End'),
    (page) => page.mouse.wheel(0, 50),
    (page) => page.evaluate(() => window.scrollTo(0, 50)),
  ]
  for (const act of leave) {
    const page = await visit('/it', { ...unhydrated, again: true })
    expect(await deferredSections(page)).toContain('plugins')
    await act(page)
    await expect.poll(() => deferredSections(page)).toEqual([])
  }
})

test('a page opened at a fragment or reloaded further down defers no section', async ({ visit }) => {
  const page = await visit('/it#plugins', unhydrated)
  expect(await deferredSections(page)).toEqual([])
  const again = await visit('/it', { expected: blockedFaults })
  await expect.poll(() => deferredSections(again)).toEqual([])
  await again.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }))
  const stands = () => again.locator('#plugins').evaluate((section) => section.getBoundingClientRect().top)
  const before = await stands()
  await blockHydration(again)
  await again.reload()
  await expect.poll(async () => Math.abs((await stands()) - before)).toBeLessThan(2)
  expect(await deferredSections(again)).toEqual([])
})

test('a fragment link clicked before hydration scrolls to its section', async ({ visit }) => {
  const page = await visit('/it', unhydrated)
  expect(await deferredSections(page)).toContain('plugins')
  await page.locator('#side-panel a[href$="#plugins"]').click()
  await expect.poll(() => new URL(page.url()).hash).toBe('#plugins')
  expect(await deferredSections(page)).toEqual([])
  await expect.poll(async () => Math.abs(await distanceToHeader(page, 'plugins'))).toBeLessThan(2)
})
