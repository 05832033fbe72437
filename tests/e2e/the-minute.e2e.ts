import type { Page } from 'playwright-core'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { words } from '#tests/helpers/words.ts'

const t = words('it')
const ourTable = 'T\u00a04'
/** Faults while the phone is offline. */
const cut = [/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/, /failed: .*\/api\/rooms\//]
const handheld = { width: 360, height: 740, touch: true, expected: cut }

/** A tool's page in another tab of the same computer. */
async function open(computer: Page, id: string) {
  const tab = await computer.context().newPage()
  await tab.goto(`/it/${id}`)
  await tab.locator('main button').first().waitFor()
  return tab
}

async function pathOfCode(page: Page, key: string) {
  await page.getByRole('button', { name: key }).click()
  const link = page.getByRole('link', { name: t('phone.host.link') })
  await link.waitFor()
  return new URL((await link.getAttribute('href')) ?? '', page.url()).href
}

const piecesOf = (page: Page, code: string) =>
  page.locator('#example tr', { hasText: code }).locator('td').nth(2).innerText()

// Two browsers are two devices: nothing but the site's own server is between them.
test('somebody buys, a waiter sends over a line that breaks, the kitchen cooks, the rider delivers, and each hears of it', async ({
  visit,
}) => {
  const computer = await visit('/it/warehouse')
  expect(await piecesOf(computer, 'M-007')).toBe('9')
  const store = await open(computer, 'ecommerce')
  await store
    .locator('#bannerTop')
    .getByRole('button', { name: t('ecommerce.sell') })
    .click()
  await expect.poll(() => piecesOf(computer, 'M-007')).toBe('8')

  const kitchen = await open(computer, 'easycomande')
  const waiter = await visit(await pathOfCode(kitchen, t('phone.host.start')), handheld)
  await kitchen.getByText(t('phone.host.phones', { count: 1 })).waitFor()
  await waiter.context().setOffline(true)
  await waiter.getByRole('button', { name: t('easycomande.pad.more', { item: t('dish.trofie') }) }).click()
  await waiter.getByRole('button', { name: t('easycomande.pad.sendDishes', { count: 1 }) }).click()
  await waiter.getByText(t('phone.status.lost')).waitFor()
  const ours = kitchen.getByRole('heading', { name: ourTable, exact: true })
  expect(await ours.count()).toBe(0)
  await waiter.context().setOffline(false)
  await ours.waitFor()
  for (const step of ['new', 'cooking'] as const) {
    const name = t('easycomande.for', { step: t(`easycomande.step.${step}`), table: ourTable })
    await kitchen.getByRole('button', { name }).click()
  }
  await waiter.getByText(t('phone.ticket.ready'), { exact: true }).waitFor()
  expect(await waiter.locator('[data-status]').count()).toBe(1)
  await waiter.close()

  const road = await open(computer, 'easydelivery')
  const customer = await visit(await pathOfCode(road, t('phone.host.startCustomer')), {
    ...handheld,
    expected: [],
  })
  const rider = road.locator('#bannerTop')
  await customer.getByText(t('phone.customer.promised')).waitFor()
  await rider.getByRole('button', { name: t('easydelivery.leave'), exact: true }).click()
  await customer.getByText(t('phone.customer.arrives')).waitFor()
  await rider.getByRole('button', { name: t('easydelivery.arrive'), exact: true }).click()
  await customer.getByText(t('phone.customer.arrived')).waitFor()

  const log = road.getByRole('region', { name: t('counter.title') }).first()
  const told = t('counter.arrive', { door: t('easydelivery.door.port') })
  await expect.poll(() => log.innerText()).toContain(told)
  expect(await log.getByRole('button', { name: t('counter.undo', { what: told }) }).count()).toBe(1)
})
