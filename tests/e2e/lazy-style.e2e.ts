import type { Page, Route } from 'playwright-core'
import { expect, test } from '#tests/helpers/browser-test.ts'

const lazySheet = '**/assets/home-later-*.css'

const visibilityOf = (page: Page, id: string) =>
  page.evaluate((name) => {
    const section = document.getElementById(name)
    return section ? getComputedStyle(section).visibility : 'not there'
  }, id)

test('lazy sections stay hidden until their style sheet has loaded', async ({ visit }) => {
  const held: Route[] = []
  const page = await visit('/it', {
    scripts: false,
    before: async (opened) => {
      await opened.route(lazySheet, (route) => void held.push(route))
      // The load event would wait for that sheet.
      const goto = opened.goto.bind(opened)
      opened.goto = (path) => goto(path, { waitUntil: 'commit' })
    },
  })
  await expect.poll(() => visibilityOf(page, 'bannerTop')).toBe('visible')
  await expect.poll(() => held.length).toBe(1)
  expect(await visibilityOf(page, 'warehouse')).not.toBe('visible')
  await held[0]?.continue()
  await expect.poll(() => visibilityOf(page, 'warehouse')).toBe('visible')
})

test('lazy sections are visible when their style sheet fails to load', async ({ visit }) => {
  const page = await visit('/it', {
    scripts: false,
    before: (opened) => opened.route(lazySheet, (route) => route.abort()),
    expected: [/home-later/, /ERR_FAILED/],
  })
  await expect.poll(() => visibilityOf(page, 'warehouse')).toBe('visible')
})

test('lazy sections have their style after leaving the page and going back', async ({ visit }) => {
  const page = await visit('/it')
  const shape = () =>
    page
      .locator('#warehouse > :first-child')
      .evaluate((child) => [getComputedStyle(child).display, getComputedStyle(child).gridArea])
  const before = await shape()
  await page.locator('footer').getByRole('link', { name: 'Easy Lawyers' }).click()
  await page.waitForURL('**/it/lawyers#bannerTop')
  await expect.poll(() => page.locator('main .lazy-style').count()).toBe(0)
  await page.goBack()
  await page.locator('#warehouse').waitFor()
  expect(await shape()).toEqual(before)
})
