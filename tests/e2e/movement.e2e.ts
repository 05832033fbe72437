import type { Page } from 'playwright-core'
import { expect, test } from '../helpers/browser-test.ts'

/** Records the page's view transitions, and the elements with the shared name when they began. */
const recordTransitions = (page: Page) =>
  page.addInitScript(() => {
    const turns: string[] = []
    const start = document.startViewTransition.bind(document)
    Object.assign(window, { turns })
    document.startViewTransition = (update) => {
      turns.push(document.querySelector('[data-turns]') ? 'shared' : 'plain')
      return start(update)
    }
  })
const transitions = (page: Page) => page.evaluate(() => Reflect.get(window, 'turns'))

test('a link with a tile runs a shared view transition and moves focus and scroll position', async ({
  visit,
}) => {
  const page = await visit('/it', { motion: true, before: recordTransitions })
  await page.locator('#tools a[href^="/it/lawyers"]').click()
  await page.waitForURL('**/it/lawyers#bannerTop')
  await expect.poll(() => page.locator('#bannerTop:focus h1').count()).toBe(1)
  expect(await transitions(page)).toEqual(['shared'])
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await page.locator('#announcer').textContent()).toBe(await page.title())
  expect(await page.locator('[data-turns]').count()).toBe(0)
  await page.goBack()
  await expect.poll(() => page.locator('#tools').count()).toBe(1)
  expect(await transitions(page)).toEqual(['shared', 'plain'])
})

test('a page load runs a view transition unless motion is reduced', async ({ visit }) => {
  let tab: Page | undefined
  const before = (opened: Page) =>
    opened.addInitScript(() =>
      addEventListener('pagereveal', ({ viewTransition }) =>
        Object.assign(window, { hasTurned: viewTransition !== null }),
      ),
    )
  for (const motion of [true, false]) {
    const page = await visit('/it/lawyers', { motion, before, tab })
    tab = page
    await page.emulateMedia({ reducedMotion: motion ? 'no-preference' : 'reduce' })
    await page.getByRole('link', { name: 'English' }).first().click()
    await page.waitForURL('**/en/lawyers')
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'hasTurned'))).toBe(motion)
  }
})
