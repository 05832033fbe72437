import type { Page } from 'playwright-core'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { words } from '#tests/helpers/words.ts'

const t = words('it')
const ourTable = 'T\u00a04'
const offlineFaults = [/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/, /failed: .*\/api\/rooms\//]
const handheld = { width: 360, height: 740, touch: true, expected: offlineFaults }

/** A tool's page in another tab of the same computer. */
async function openTab(computer: Page, id: string) {
  const tab = await computer.context().newPage()
  await tab.goto(`/it/${id}`)
  await tab.locator('main button').first().waitFor()
  return tab
}

const stockOf = (page: Page, code: string) =>
  page.locator('#example tr', { hasText: code }).locator('td').nth(2).innerText()

// Two browsers are two devices: nothing but the site's own server is between them.
test('sales, orders and deliveries reach every tab and phone, also after a lost connection', async ({
  visit,
}) => {
  const computer = await visit('/it/warehouse')
  expect(await stockOf(computer, 'M-007')).toBe('9')
  const store = await openTab(computer, 'ecommerce')
  await store
    .locator('#bannerTop')
    .getByRole('button', { name: t('ecommerce.sell') })
    .click()
  await expect.poll(() => stockOf(computer, 'M-007')).toBe('8')

  const kitchen = await openTab(computer, 'easycomande')
  await kitchen.getByRole('button', { name: t('phone.host.start') }).click()
  const link = await kitchen.getByRole('link', { name: t('phone.host.link') }).getAttribute('href')
  const waiter = await visit(new URL(link ?? '', kitchen.url()).href, handheld)
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

  const delivery = await openTab(computer, 'easydelivery')
  const rider = delivery.locator('#bannerTop')
  await rider.getByRole('button', { name: t('easydelivery.leave'), exact: true }).click()
  await rider.getByRole('button', { name: t('easydelivery.arrive'), exact: true }).click()
  const log = delivery.getByRole('region', { name: t('activityLog.title') }).first()
  const told = t('activityLog.arrive', { door: t('easydelivery.door.port') })
  await expect.poll(() => log.innerText()).toContain(told)
  expect(await log.getByRole('button', { name: t('activityLog.undo', { what: told }) }).count()).toBe(1)
})
