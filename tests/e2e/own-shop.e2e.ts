import { expect, test } from '#tests/helpers/browser-test.ts'
import { words } from '#tests/helpers/words.ts'

const name = 'Osteria Verdi'
const address = `#shop=venue/${encodeURIComponent(name)}`

test('a shared address opens with that shop’s sign; pages and languages keep it, and no server hears of it', async ({
  visit,
}) => {
  const asked: string[] = []
  const page = await visit(`/it${address}`, {
    before: async (opened) =>
      opened.on('request', (request) => asked.push(request.url() + request.postData())),
  })
  const sign = page.locator('#bannerTop').getByText(name)
  await sign.waitFor()
  expect(new URL(page.url()).hash).toBe('')
  await page.getByRole('link', { name: 'English' }).first().click()
  await page.waitForURL('**/en*')
  await sign.waitFor()
  expect(asked.length).toBeGreaterThan(3)
  expect(asked.filter((request) => /Osteria|Verdi/.test(decodeURIComponent(request)))).toEqual([])
})

test('a request begins with the visitor’s own shop, and its address opens it again', async ({ visit }) => {
  const t = words('it')
  const page = await visit(`/it${address}`)
  await page.locator('#ecommerce').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: t('ecommerce.more', { item: t('goods.moka') }) }).click()
  await page
    .locator('#bannerTop')
    .getByRole('link', { name: t('own.send') })
    .click()
  await page.waitForURL('**/it/contact?subject=*')
  const message = page.locator('textarea[name=message]')
  await expect.poll(() => message.inputValue()).toContain(name)
  const moka = t('counter.take', { count: 1, item: t('goods.moka') })
  expect(await message.inputValue()).toContain(t('own.tried', { tried: moka }))
  const url = /https?:\S+/.exec(await message.inputValue())?.[0] ?? ''
  expect(new URL(url).hash).toBe(address)
  expect(await page.locator('input[name=company]').inputValue()).toBe(name)
})

test.for(['it', 'en'] as const)(
  'a name of forty letters and one of a single letter stand on ticket, receipt, menu and card, on 320 px too (%s)',
  async (lang, { visit }) => {
    const signs = ['#bannerTop', '#easycomande [data-status]', '#ecommerce', '#plugins']
    for (const own of ['N', 'Precipitevolissimevolmente di Nives 1987', 'W'.repeat(40)]) {
      const page = await visit(`/${lang}#shop=venue/${encodeURIComponent(own)}`, { width: 320, height: 640 })
      const isWithin = () =>
        page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
      for (const sign of signs) {
        await page.locator(sign).first().scrollIntoViewIfNeeded()
        await page.locator(sign).getByText(own, { exact: true }).first().waitFor()
        expect(await isWithin(), `${sign}, ${own}`).toBe(true)
        const isCut = await page
          .locator(sign)
          .getByText(own, { exact: true })
          .first()
          .evaluate((element) => element.scrollWidth > element.clientWidth)
        expect(isCut, `${sign}, ${own}`).toBe(false)
      }
      await page.goto(`/${lang}/menudigitale`)
      for (const sign of ['#example', '#tent']) {
        await page.locator(sign).scrollIntoViewIfNeeded()
        await page.locator(sign).getByText(own, { exact: true }).last().waitFor()
        expect(await isWithin(), `${sign}, ${own}`).toBe(true)
      }
    }
  },
)

test('the code of the sample menu opens a guest’s menu with the visitor’s own name', async ({ visit }) => {
  const page = await visit(`/it${address}`)
  await page.locator('#bannerTop').getByText(name).waitFor()
  await page.goto('/it/menudigitale')
  await page.locator('#tent').scrollIntoViewIfNeeded()
  await page.locator('#tent').getByText(name).last().waitFor()
  await page
    .locator('#tent')
    .getByRole('link', { name: words('it')('menudigitale.tent.open') })
    .click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
})

test('without scripts nobody is asked for a name', async ({ visit }) => {
  const page = await visit('/it', { scripts: false })
  expect(await page.locator('#bannerTop input[autocomplete=organization]').isVisible()).toBe(false)
})
