import type { Page, Route } from 'playwright-core'
import { expect, test } from '#tests/helpers/browser-test.ts'

const laterSheet = '**/assets/home-later-*.css'

const look = (page: Page, id: string) =>
  page.evaluate((name) => {
    const section = document.getElementById(name)
    return section ? getComputedStyle(section).visibility : 'not there'
  }, id)

test('until the style of lazy sections has come, the first ones are there and no other is seen', async ({
  visit,
}) => {
  const held: Route[] = []
  const page = await visit('/it', {
    scripts: false,
    before: async (opened) => {
      await opened.route(laterSheet, (route) => void held.push(route))
      // The load event would wait for that sheet.
      const goto = opened.goto.bind(opened)
      opened.goto = (path) => goto(path, { waitUntil: 'commit' })
    },
  })
  await expect.poll(() => look(page, 'bannerTop')).toBe('visible')
  await expect.poll(() => held.length).toBe(1)
  expect(await look(page, 'warehouse')).not.toBe('visible')
  await held[0]?.continue()
  await expect.poll(() => look(page, 'warehouse')).toBe('visible')
})

test('where that sheet is lost, the sections are read all the same', async ({ visit }) => {
  const page = await visit('/it', {
    scripts: false,
    before: (opened) => opened.route(laterSheet, (route) => route.abort()),
    expected: [/home-later/, /ERR_FAILED/],
  })
  await expect.poll(() => look(page, 'warehouse')).toBe('visible')
})

test('who leaves the page and comes back finds its lazy sections in their style', async ({ visit }) => {
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
