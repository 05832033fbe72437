import { expect, test } from '../helpers/browser-test.ts'

const pictures = 'main a:has(img)'

test('a card crops at most a fifth of its picture, three tenths on a phone', async ({ visit }) => {
  const page = await visit('/it/clients', { scripts: false })
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const shown = await page.locator(`${pictures} img`).evaluateAll((all) =>
      all.map((picture) => {
        const { width, height } = picture.getBoundingClientRect()
        const own = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'))
        return Math.min(width / height / own, (own * height) / width)
      }),
    )
    expect(shown.length).toBeGreaterThan(3)
    expect(Math.min(...shown), `${width} px`).toBeGreaterThan(width < 768 ? 0.7 : 0.79)
  }
})

test.for([true, false])(
  'Back and Esc close the image viewer and restore focus and scroll position (Navigation API: %s)',
  async (navigationApi, { visit }) => {
    const page = await visit('/it/clients', { navigationApi })
    const opener = page.locator(pictures).nth(2)
    for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await opener.focus()
      const scrolled = await page.evaluate(() => window.scrollY)
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await dialog.waitFor()
      expect((await dialog.boundingBox())?.width).toBeGreaterThanOrEqual(800)
      await page.mouse.wheel(0, 400)
      await close()
      await dialog.waitFor({ state: 'detached' })
      await expect.poll(() => opener.evaluate((link) => link === document.activeElement)).toBe(true)
      expect(new URL(page.url()).search).toBe('')
      expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
    }
  },
)
