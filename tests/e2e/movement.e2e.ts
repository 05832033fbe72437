import type { Page } from 'playwright-core'
import { expect, test } from '../helpers/browser-test.ts'

test('a page load runs a view transition unless motion is reduced', async ({ visit }) => {
  const before = (opened: Page) =>
    opened.addInitScript(() =>
      addEventListener('pagereveal', ({ viewTransition }) =>
        Object.assign(window, { hasTurned: viewTransition !== null }),
      ),
    )
  for (const motion of [true, false]) {
    const page = await visit('/it/lawyers', { motion, before, again: true })
    await page.emulateMedia({ reducedMotion: motion ? 'no-preference' : 'reduce' })
    await page.getByRole('link', { name: 'English' }).first().click()
    await page.waitForURL('**/en/lawyers')
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'hasTurned'))).toBe(motion)
  }
})
