import { expect, test } from '#tests/helpers/browser-test.ts'
import { openSection } from '#tests/helpers/page-steps.ts'

test('no result overflows the page, and its heading breaks no word', async ({ visit }) => {
  for (const [lang, asked, heard] of [
    ['it', 'from=2026-07-09&months=6', /9\sluglio/],
    ['it', 'hearing=2026-12-29&days=120&rule=163-bis', /29\sdicembre/],
    ['it', 'from=2026-09-22&months=24', /22\ssettembre/],
    ['en', 'from=2026-09-22&months=24', /22\sSeptember/],
  ] as const) {
    const page = await visit(`/${lang}/lawyers?${asked}`, { again: true })
    await openSection(page)
    const heading = page.locator('#example h2')
    await expect.poll(() => heading.innerText()).toMatch(heard)
    for (const width of [320, 360, 768, 1100, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const over = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(await over(), `${width} ${asked}`).toBeLessThanOrEqual(0)
      const torn = await heading.evaluate((title) => {
        title.style.overflowWrap = 'normal'
        const over = title.scrollWidth - title.clientWidth
        title.style.overflowWrap = ''
        return over
      })
      expect(torn, `${width} ${lang} ${asked}`).toBe(0)
    }
  }
})
