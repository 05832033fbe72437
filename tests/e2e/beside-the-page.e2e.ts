import { expect, test } from '#tests/helpers/browser-test.ts'

test('the panel counts the slips that hang on the kitchen’s rail', async ({ visit }) => {
  const page = await visit('/it')
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await page
      .locator('#easycomande')
      .evaluate((section) => section.scrollIntoView({ block: 'start', behavior: 'instant' }))
    const counted = async () => {
      const text = await page.locator('[data-panel-rest][data-accent=easycomande]').textContent()
      return text?.match(/\d+/g)?.reduce((sum, count) => sum + Number(count), 0)
    }
    await expect.poll(counted, { message: `${width} px` }).toBeGreaterThan(0)
    const slips = page.locator('#easycomande > ul > li:not(:has(.lead))').filter({ visible: true })
    expect(await slips.count(), `${width} px`).toBe(await counted())
  }
})

test('the footer’s content ends where the page’s does', async ({ visit }) => {
  const page = await visit('/it')
  for (const width of [360, 820, 1024, 1279, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const end = (of: string) =>
      page
        .locator(of)
        .last()
        .evaluate((element) => Math.round(element.getBoundingClientRect().right))
    expect(await end('#footer > div > div'), `${width} px`).toBe(await end('#tools > ul'))
  }
})
