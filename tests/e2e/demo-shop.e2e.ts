import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { axeFindings } from '#tests/helpers/axe.ts'
import { axeOptionsIn } from '#tests/helpers/axe-options.ts'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { words } from '#tests/helpers/words.ts'

const t = words('it')

/** Waits until the code of a section has loaded and its buttons are there. */
async function waitForSection(page: Page, id = 'example') {
  const section = page.locator(`#${id}`)
  await section.scrollIntoViewIfNeeded()
  await section.locator('button').first().waitFor()
}

const press = (page: Page, name: string | RegExp, within = '#example') =>
  page
    .locator(within)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .click()
const stockOf = (page: Page, code: string) =>
  page.locator('#example tr', { hasText: code }).locator('td').nth(2).innerText()

/** Buys one piece, on the shop's page. */
async function buy(page: Page, item: string) {
  await waitForSection(page)
  await press(page, t('ecommerce.take', { item }))
  await press(page, pay)
}
const pay = new RegExp(`^${t('ecommerce.pay', { total: '' })}`)

describe('the demonstrations share one shop', () => {
  test('a sale reduces the stock in both languages until a reset', async ({ visit }) => {
    const page = await visit('/it/warehouse')
    expect(await stockOf(page, 'M-007')).toBe('9')
    await page.goto('/it/ecommerce')
    await buy(page, t('goods.moka'))
    await page.goto('/en/warehouse')
    await waitForSection(page)
    await expect.poll(() => stockOf(page, 'M-007')).toBe('8')
    await press(page, words('en')('demo.reset'))
    expect(await stockOf(page, 'M-007')).toBe('9')
    expect(await page.evaluate(() => localStorage.getItem('shop'))).toBe(null)
  })

  test('an item taken on home is in the basket of the shop’s page', async ({ visit }) => {
    const page = await visit('/it')
    await waitForSection(page, 'ecommerce')
    // The button on home contains the price too.
    const take = t('ecommerce.take', { item: t('goods.cup') })
    await page.locator('#ecommerce').getByRole('button', { name: take }).click()
    await page
      .locator('#ecommerce')
      .getByRole('link', { name: t('ecommerce.till') })
      .click()
    await page.waitForURL('**/it/ecommerce#example')
    await waitForSection(page)
    expect(await page.locator('#example').getByRole('region').first().innerText()).toContain(t('goods.cup'))
  })

  test('an order is cooked and served, and a finished dish leaves the website’s block', async ({ visit }) => {
    const page = await visit('/it/easycomande')
    await waitForSection(page)
    await press(page, t('easycomande.pad.open'))
    await press(page, t('easycomande.pad.more', { item: t('dish.trofie') }))
    await press(page, t('easycomande.pad.sendDishes', { count: 1 }))
    const table = 'T\u00a04'
    await expect.poll(() => page.locator('[data-status] h3').first().innerText()).toBe(table)
    for (const step of ['new', 'cooking', 'ready'] as const)
      await press(page, t('easycomande.for', { step: t(`easycomande.step.${step}`), table }), '#bannerTop')
    expect(await page.locator('[data-status]', { hasText: table }).count()).toBe(0)
    const home = await page.context().newPage()
    await home.goto('/it')
    await waitForSection(home, 'plugins')
    const block = home.locator('#plugins', { hasText: t('plugins.block') })
    expect(await block.innerText()).toContain(t('dish.trofie'))
    await press(page, t('easycomande.finished.open'))
    await press(page, t('dish.trofie'))
    await expect.poll(() => block.innerText()).not.toContain(t('dish.trofie'))
  })

  test('a dish finished in the kitchen is struck on the first screen, also after a reload', async ({
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
    await waitForSection(kitchen)
    await press(kitchen, t('easycomande.finished.open'))
    await press(kitchen, t('dish.tart'))
    const struck = page.locator('#bannerTop s', { hasText: t('dish.tart') })
    await expect.poll(() => struck.count()).toBe(2)
    await page.reload()
    await expect.poll(() => struck.count()).toBe(2)
  })
})

/** Opens every part, with something to read in each. */
const openAll: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  warehouse: async (page) => {
    await press(page, t('warehouse.tool.article'))
    await press(page, t('warehouse.article.add'))
  },
  easydelivery: async (page) => {
    await press(page, t('easydelivery.leave'))
    await page.locator('#example').getByRole('radio').nth(1).check()
  },
  ecommerce: async (page) => {
    await buy(page, t('goods.moka'))
    await press(page, t('ecommerce.take', { item: t('goods.cup') }))
  },
}

// `waiter-pad.examples.tsx` and `modules-demo.view.test.tsx` check the others.
test.for(Object.entries(openAll))(
  '%s with everything open has no axe findings and overflows no window',
  async ([id, open], { visit }) => {
    const page = await visit(`/it/${id}`, { width: 1280, height: 900 })
    await waitForSection(page)
    await open(page)
    for (const [width, colorScheme] of [
      [320, 'light'],
      [860, 'dark'],
      [1280, undefined],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      await expect.poll(() => page.evaluate(overflow), { message: `${width} px` }).toBe(0)
      if (!colorScheme) continue
      await page.emulateMedia({ colorScheme })
      const found = await axeFindings(page, 'main', axeOptionsIn[colorScheme])
      expect(found, `${colorScheme}, ${width} px`).toEqual([])
    }
    if (id === 'warehouse') expect(await axeFindings(page, 'aside')).toEqual([])
  },
)
