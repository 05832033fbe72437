import { expect, test } from '#tests/helpers/browser-test.ts'
import { openSection, press } from '#tests/helpers/page-steps.ts'
import { words } from '#tests/helpers/words.ts'

const t = words('it')

test('the demonstrations share one shop: what is taken on home is sold, and leaves the stock in both languages until a reset', async ({
  visit,
}) => {
  const page = await visit('/it')
  await openSection(page, 'ecommerce')
  // The button on home contains the price too.
  await press(page, new RegExp(t('ecommerce.take', { item: t('goods.cup') })), '#ecommerce')
  await page
    .locator('#ecommerce')
    .getByRole('link', { name: t('ecommerce.till') })
    .click()
  await page.waitForURL('**/it/ecommerce#example')
  await openSection(page)
  expect(await page.locator('#example').getByRole('region').first().innerText()).toContain(t('goods.cup'))
  await press(page, t('ecommerce.take', { item: t('goods.moka') }))
  await press(page, new RegExp(`^${t('ecommerce.pay', { total: '' })}`))
  await page.goto('/en/warehouse')
  await openSection(page)
  const stock = () => page.locator('#example tr', { hasText: 'M-007' }).locator('td').nth(2).innerText()
  await expect.poll(stock).toBe('8')
  await press(page, words('en')('demo.reset'))
  expect(await stock()).toBe('9')
  expect(await page.evaluate(() => localStorage.getItem('shop'))).toBe(null)
})

test('a dish finished in another tab’s kitchen is struck on the first screen, also after a reload', async ({
  visit,
}) => {
  const asked: string[] = []
  const page = await visit('/it', {
    before: async (opened) => void opened.on('request', (request) => asked.push(request.url())),
  })
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('/menu-store-'))).toEqual([])
  const kitchen = await page.context().newPage()
  await kitchen.goto('/it/easycomande')
  await openSection(kitchen)
  await press(kitchen, t('easycomande.finished.open'))
  await press(kitchen, t('dish.tart'))
  const struck = page.locator('#bannerTop s', { hasText: t('dish.tart') })
  await expect.poll(() => struck.count()).toBe(2)
  await page.reload()
  await expect.poll(() => struck.count()).toBe(2)
})

const name = 'Osteria Verdi'

test('a shop’s typed name is shown in both languages and sent in no request', async ({ visit }) => {
  const asked: string[] = []
  const page = await visit('/it', {
    before: async (opened) =>
      opened.on('request', (request) => asked.push(request.url() + request.postData())),
  })
  await page.getByLabel(t('own.name')).fill(name)
  const sign = page.getByRole('heading', { level: 1, name })
  await sign.waitFor()
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
    for (const own of names) {
      const page = await visit(`/${lang}`, {
        before: (opened) => opened.addInitScript(`sessionStorage.setItem('own.name', '${own}')`),
        width: 320,
        height: 640,
      })
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
