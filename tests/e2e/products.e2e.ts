import type { Page } from 'playwright-core'
import { expect, test } from '../helpers/browser-test.ts'

test('the code of a page’s lower sections loads when they come near the viewport', async ({ visit }) => {
  const page = await visit('/en/lawyers', { height: 500 })
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.locator('#write').scrollIntoViewIfNeeded()
  await expect.poll(() => asked.some((url) => url.endsWith('.js'))).toBe(true)
})

test('event posters keep their aspect ratio in print', async ({ visit }) => {
  let tab: Page | undefined
  for (const lang of ['it', 'en']) {
    await tab?.emulateMedia({ media: null })
    const page = await visit(`/${lang}/costaeventi`, { tab })
    tab = page
    await page.emulateMedia({ media: 'print' })
    const pictures = page.locator('#example li > svg')
    const ratios = await pictures.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().width / one.getBoundingClientRect().height),
    )
    expect(ratios).toHaveLength(4)
    for (const ratio of ratios) expect(ratio).toBeCloseTo(200 / 120, 1)
  }
})
