import type { Page } from 'playwright-core'
import { expect, test } from '#tests/helpers/browser-test.ts'

const name = 'Osteria Verdi'
const address = `#shop=${encodeURIComponent(name)}`

test('a shop name in the fragment is shown in both languages and sent in no request', async ({ visit }) => {
  const asked: string[] = []
  const page = await visit(`/it${address}`, {
    before: async (opened) =>
      opened.on('request', (request) => asked.push(request.url() + request.postData())),
  })
  const sign = page.getByRole('heading', { level: 1, name })
  await sign.waitFor()
  expect(new URL(page.url()).hash).toBe('')
  await page.getByRole('link', { name: 'English' }).first().click()
  await page.waitForURL('**/en*')
  await sign.waitFor()
  expect(asked.length).toBeGreaterThan(3)
  expect(asked.filter((request) => /Osteria|Verdi/.test(decodeURIComponent(request)))).toEqual([])
})

const widest = 'W'.repeat(40)

test.for([
  ['it', ['N', 'Precipitevolissimevolmente di Nives 1987', widest]],
  ['en', [widest]],
] as const)(
  'shop names of 1 and 40 letters fit every demonstration at 320 px (%s)',
  async ([lang, names], { visit }) => {
    let tab: Page | undefined
    for (const own of names) {
      const page = await visit(`/${lang}#shop=${encodeURIComponent(own)}`, {
        tab,
        width: 320,
        height: 640,
      })
      tab = page
      const isWithin = () =>
        page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
      const expectWhole = async (within: string) => {
        await page.locator(within).first().scrollIntoViewIfNeeded()
        const sign = page.locator(within).getByText(own, { exact: true }).first()
        await sign.waitFor()
        expect(await isWithin(), `${within}, ${own}`).toBe(true)
        const isCut = await sign.evaluate((element) => element.scrollWidth > element.clientWidth)
        expect(isCut, `${within}, ${own}`).toBe(false)
      }
      for (const sign of ['h1', '#bannerTop p', '#easycomande [data-status]', '#plugins'])
        await expectWhole(sign)
      await page.goto(`/${lang}/ecommerce`)
      await expectWhole('#example')
      await page.goto(`/${lang}/menudigitale`)
      for (const sign of ['#example', '#tent']) {
        await page.locator(sign).scrollIntoViewIfNeeded()
        await page.locator(sign).getByText(own, { exact: true }).last().waitFor()
        expect(await isWithin(), `${sign}, ${own}`).toBe(true)
      }
    }
  },
)
