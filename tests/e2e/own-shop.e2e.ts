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
})

test('without scripts nobody is asked for a name', async ({ visit }) => {
  const page = await visit('/it', { scripts: false })
  expect(await page.locator('#bannerTop input[autocomplete=organization]').isVisible()).toBe(false)
})
