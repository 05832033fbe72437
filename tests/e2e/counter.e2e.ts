import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { axeFindings } from '#tests/helpers/axe.ts'
import { axeOptionsIn } from '#tests/helpers/axe-options.ts'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { words } from '#tests/helpers/words.ts'

const t = words('it')
const demos = ['warehouse', 'easycomande', 'easydelivery', 'ecommerce'] as const

/** Waits until the code of the demonstrations has come and their keys answer. */
async function awake(page: Page) {
  for (const id of demos) {
    const section = page.locator(`#${id}`)
    await section.scrollIntoViewIfNeeded()
    await section.getByRole('button').first().waitFor()
  }
}

const press = (page: Page, within: string, name: string) =>
  page.locator(within).getByRole('button', { name, exact: true }).click()
const stockOf = (page: Page, code: string) =>
  page.locator('#warehouse tr', { hasText: code }).locator('td').nth(2).innerText()
const pay = t('ecommerce.pay', { total: '53,98\u00a0€' })

describe('the demonstrations are one shop', () => {
  test('what is sold leaves the stock, is kept over pages and languages, and is put back', async ({
    visit,
  }) => {
    const page = await visit('/it')
    await awake(page)
    expect(await stockOf(page, 'M-007')).toBe('9')
    await press(page, '#ecommerce', pay)
    expect(await stockOf(page, 'M-007')).toBe('8')
    await page.goto('/en')
    await awake(page)
    expect(await stockOf(page, 'M-007')).toBe('8')
    await page.locator('#warehouse').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
    await press(page, '[data-panel-rest]', words('en')('demo.reset'))
    expect(await stockOf(page, 'M-007')).toBe('9')
    expect(await page.evaluate(() => localStorage.getItem('shop'))).toBe(null)
  })

  test('another tab hears of it', async ({ visit }) => {
    const page = await visit('/it')
    await awake(page)
    const other = await page.context().newPage()
    await other.goto('/it')
    await awake(other)
    await press(other, '#ecommerce', pay)
    await expect.poll(() => stockOf(page, 'M-007')).toBe('8')
  })

  test('a waiter’s order is cooked and served, and what is finished is gone from the website’s block', async ({
    visit,
  }) => {
    const page = await visit('/it')
    await awake(page)
    await press(page, '#easycomande', t('easycomande.pad.open'))
    await press(page, '#easycomande', t('easycomande.pad.more', { item: t('dish.trofie') }))
    await press(page, '#easycomande', t('easycomande.pad.sendDishes', { count: 1 }))
    const ticket = page.locator('#easycomande [data-status]').first()
    const table = 'T\u00a04'
    expect(await ticket.locator('h3').innerText()).toBe(table)
    for (const step of ['new', 'cooking', 'ready'] as const)
      await press(page, '#easycomande', t('easycomande.for', { step: t(`easycomande.step.${step}`), table }))
    expect(await page.locator('#easycomande h3', { hasText: table }).count()).toBe(0)
    await page.locator('#plugins').scrollIntoViewIfNeeded()
    const block = page.locator('#plugins', { hasText: t('plugins.block') })
    expect(await block.innerText()).toContain(t('dish.trofie'))
    await press(page, '#easycomande', t('easycomande.finished.open'))
    await press(page, '#easycomande', t('dish.trofie'))
    await expect.poll(() => block.innerText()).not.toContain(t('dish.trofie'))
  })

  test('a dish that is finished in the kitchen is struck on the first screen, there and after a reload', async ({
    visit,
  }) => {
    const asked: string[] = []
    const page = await visit('/it', {
      before: async (opened) => void opened.on('request', (request) => asked.push(request.url())),
    })
    const struck = page.locator('#bannerTop s', { hasText: t('dish.tart') })
    await page.locator('#easycomande').scrollIntoViewIfNeeded()
    expect(asked.filter((url) => url.includes('/follow-shop-'))).toEqual([])
    await press(page, '#easycomande', t('easycomande.finished.open'))
    await press(page, '#easycomande', t('dish.tart'))
    await expect.poll(() => struck.count()).toBe(2)
    await page.reload()
    await page.locator('#bannerTop').scrollIntoViewIfNeeded()
    await expect.poll(() => struck.count()).toBe(2)
  })

  test('on a phone the roll stands at the foot of what was touched, and each thing is taken back by keyboard', async ({
    visit,
  }) => {
    const page = await visit('/it', { width: 360, touch: true })
    await awake(page)
    await press(page, '#warehouse', t('warehouse.out', { item: t('goods.moka') }))
    const roll = page.locator('#warehouse').getByRole('region', { name: t('counter.title') })
    const undo = roll.getByRole('button', {
      name: t('counter.undo', { what: t('counter.unload', { count: 1, item: t('goods.moka') }) }),
    })
    await undo.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => roll.getByRole('listitem').count()).toBe(0)
    expect(await stockOf(page, 'M-007')).toBe('9')
    expect(await roll.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('what is not touched asks for no rules, and waking keeps nothing', async ({ visit }) => {
    const asked: string[] = []
    const page = await visit('/it', {
      before: async (opened) => void opened.on('request', (request) => asked.push(request.url())),
    })
    await awake(page)
    expect(
      asked.filter((url) =>
        /\/(till-roll|waiter-pad|movement-form|prices|withdrawal-steps|block-form|follow-shop)-/.test(url),
      ),
    ).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })
})

/** Opens what can be opened, and leaves something to read in each. */
async function play(page: Page) {
  await press(page, '#warehouse', t('warehouse.tool.list'))
  await page.locator('#warehouse textarea').fill('Totale')
  await press(page, '#warehouse', t('warehouse.list.take'))
  await press(page, '#easycomande', t('easycomande.pad.open'))
  await press(page, '#easycomande', t('easycomande.pad.more', { item: t('dish.trofie') }))
  await press(page, '#easycomande', t('easycomande.finished.open'))
  await press(page, '#easycomande', t('dish.salad'))
  await press(page, '#easydelivery', t('easydelivery.leave'))
  await press(page, '#easydelivery', t('easydelivery.more', { what: t('easydelivery.sum.road') }))
  await page.locator('#easydelivery').getByRole('radio').nth(1).check()
  await press(page, '#ecommerce', t('ecommerce.why'))
  await page.locator('#ecommerce form input').fill('poco')
  await press(page, '#ecommerce', t('ecommerce.offer.further'))
  await press(page, '#ecommerce', pay)
  await press(page, '#ecommerce', t('ecommerce.withdraw.open'))
  await press(page, '#ecommerce', t('ecommerce.take', { item: t('goods.cup') }))
  await page.locator('#plugins').scrollIntoViewIfNeeded()
  await press(page, '#plugins', t('plugins.try'))
  await page.locator('#plugins').getByLabel(t('plugins.place.beside'), { exact: true }).check()
  await page.locator('#plugins').getByLabel(t('plugins.field.code')).fill('[galleria]')
}

test('axe finds nothing while everything is open, and nothing is wider than its window', async ({
  visit,
}) => {
  const page = await visit('/it', { width: 1280, height: 900 })
  await awake(page)
  await play(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [320, 860, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      for (const id of [...demos, 'plugins'])
        expect(
          await axeFindings(page, `#${id}`, axeOptionsIn[colorScheme]),
          `${id}, ${colorScheme}, ${width} px`,
        ).toEqual([])
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect(await page.evaluate(overflow), `${width} px`).toBe(0)
    }
  }
  expect(await axeFindings(page, 'aside')).toEqual([])
})
