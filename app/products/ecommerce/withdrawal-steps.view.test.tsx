import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { dayAt } from '#app/demo-shop/clock.ts'
import { demoShop, useShop } from '#app/demo-shop/demo-shop.ts'
import { calendarDay } from '#shared/calendar-day.ts'
import { dayWords } from '#shared/day-words.ts'
import { euroText } from '#shared/price.ts'
import { fillBasket, freshShop } from '#tests/components/fresh-shop.ts'
import { renderView, textsOf } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { WithdrawalSteps } from './withdrawal-steps.tsx'

const t = words('it')
const key = (name: string) => page.getByRole('button', { name, exact: true })
const press = (name: string) => key(name).click({ force: true })
const less = (id: 'moka' | 'honey') => t('ecommerce.withdraw.less', { item: t(`goods.${id}`) })
const more = (id: 'moka' | 'honey') => t('ecommerce.withdraw.more', { item: t(`goods.${id}`) })
const steps = () => page.getByRole('region', { name: t('ecommerce.withdraw.open') })
const titles = () => textsOf(document.body, 'h4')
const rows = () => textsOf(document.body, 'main li')
const owed = () => textsOf(document.body, '[role=status]')
const refund = (cents: number, isWithDelivery = false) => [
  `${t('ecommerce.withdraw.refund')}${isWithDelivery ? t('ecommerce.withdraw.delivery') : ''} ${euroText(cents, 'it')}`,
]
const alert = () => page.getByRole('alert').element().textContent
const choose = t('ecommerce.withdraw.choose')
const next = t('ecommerce.withdraw.next')
const honey = `${t('goods.honey')}×\u00a0`
const moka = `${t('goods.moka')}×\u00a0`

function Last() {
  const [order] = useShop().orders
  return order && <WithdrawalSteps order={order} />
}

/** A visitor who has paid: two honeys and a moka, enough for free delivery, or one honey only. */
async function paid(isAll = true) {
  fillBasket()
  demoShop.act({ type: 'putBack', article: 'oil' })
  if (isAll) demoShop.act({ type: 'take', article: 'honey' })
  else demoShop.act({ type: 'putBack', article: 'moka' })
  demoShop.act({ type: 'buy' })
  await renderView(<Last />)
}

beforeEach(freshShop)

test('all pieces are chosen at first, with the last day of the right', async () => {
  await paid()
  expect(titles()).toEqual([choose])
  expect(rows()).toEqual([`${moka}1`, `${honey}2`])
  expect(owed()).toEqual(refund(5250))
  const end = dayWords(calendarDay(dayAt(Date.now()) + 14), 'it', 'dayMonth')
  await expect.element(page.getByText(t('ecommerce.withdraw.deadline', { day: end }))).toBeVisible()
  await expect.element(page.getByText(t('ecommerce.withdraw.exceptions'))).toBeVisible()
  expect(alert()).toBe('')
  expect(document.activeElement).toBe(document.body)
  await expect.element(key(less('honey'))).not.toHaveAttribute('aria-disabled')
  await expect.element(key(more('honey'))).toHaveAttribute('aria-disabled', 'true')
})

test('the count goes from zero to the pieces paid', async () => {
  await paid()
  await press(more('honey'))
  expect(rows()).toEqual([`${moka}1`, `${honey}2`])
  await press(less('honey'))
  await expect.poll(rows).toEqual([`${moka}1`, `${honey}1`])
  expect(owed()).toEqual(refund(4150))
  await expect.element(key(more('honey'))).not.toHaveAttribute('aria-disabled')
  await expect.element(key(less('honey'))).not.toHaveAttribute('aria-disabled')
  await press(less('honey'))
  await press(less('honey'))
  await expect.poll(rows).toEqual([`${moka}1`, `${honey}0`])
  await expect.element(key(less('honey'))).toHaveAttribute('aria-disabled', 'true')
  expect(owed()).toEqual(refund(3050))
  await press(more('honey'))
  await expect.poll(rows).toEqual([`${moka}1`, `${honey}1`])
})

test('the delivery is refunded only with all pieces', async () => {
  await paid(false)
  expect(owed()).toEqual(refund(1690, true))
  await press(less('honey'))
  await expect.poll(owed).toEqual(refund(0))
})

test('choosing nothing shows an error until something is chosen', async () => {
  await paid(false)
  await press(less('honey'))
  await press(next)
  await expect.poll(alert).toBe(t('ecommerce.withdraw.none'))
  expect(titles()).toEqual([choose])
  await press(more('honey'))
  await expect.poll(alert).toBe('')
  await press(less('honey'))
  await expect.poll(rows).toEqual([`${honey}0`])
})

test('the declaration lists the returned pieces; Back allows another choice', async () => {
  await paid()
  await press(less('honey'))
  await press(next)
  await expect.poll(titles).toEqual([t('ecommerce.withdraw.declare')])
  await expect.element(steps()).toHaveFocus()
  expect(rows()).toEqual([`1\u00a0× ${t('goods.moka')}`, `1\u00a0× ${t('goods.honey')}`])
  expect(owed()).toEqual(refund(4150))
  expect(key(next).elements()).toEqual([])
  await press(t('ecommerce.withdraw.back'))
  await expect.poll(titles).toEqual([choose])
  expect(rows()).toEqual([`${moka}1`, `${honey}1`])
  expect(demoShop.get().orders[0]?.lines.map(({ back }) => back)).toEqual([undefined, undefined])
})

test('each withdrawal is acknowledged, the rest can follow', async () => {
  await paid()
  await press(less('honey'))
  await press(less('moka'))
  await press(next)
  await press(t('ecommerce.withdraw.confirm'))
  await expect.poll(titles).toEqual([t('ecommerce.withdraw.received')])
  await expect.element(steps()).toHaveFocus()
  expect(rows()).toEqual([`1\u00a0× ${t('goods.honey')}`])
  expect(owed()).toEqual(refund(1100))
  await press(choose)
  await expect.poll(titles).toEqual([choose])
  expect(rows()).toEqual([`${moka}1`, `${honey}1`])
  expect(owed()).toEqual(refund(4150))
  await press(next)
  await press(t('ecommerce.withdraw.confirm'))
  await expect.poll(titles).toEqual([t('ecommerce.withdraw.received')])
  expect(key(choose).elements()).toEqual([])
  const all = t('ecommerce.withdraw.all', { total: euroText(5250, 'it') })
  expect(page.getByText(all).elements()).toEqual([])
})

test('an undone withdrawal can be declared again', async () => {
  await paid(false)
  await press(next)
  await press(t('ecommerce.withdraw.confirm'))
  await expect.poll(titles).toEqual([t('ecommerce.withdraw.received')])
  demoShop.undo([demoShop.getHistory().happened.at(-1)?.act.id ?? ''])
  await expect.poll(titles).toEqual([choose])
  expect(owed()).toEqual(refund(1690, true))
})

test('after a full return shows the refund with delivery', async () => {
  await paid(false)
  const order = demoShop.get().orders[0]?.id ?? ''
  demoShop.act({ type: 'withdraw', order, pieces: { honey: 1 } })
  await expect
    .poll(() => steps().element().textContent)
    .toBe(t('ecommerce.withdraw.all', { total: euroText(1690, 'it') }))
})

test('pieces returned meanwhile are neither listed nor counted, also on the last step', async () => {
  await paid()
  await press(next)
  await expect.poll(titles).toEqual([t('ecommerce.withdraw.declare')])
  const order = demoShop.get().orders[0]?.id ?? ''
  demoShop.act({ type: 'withdraw', order, pieces: { honey: 2 } })
  await expect.poll(rows).toEqual([`1\u00a0× ${t('goods.moka')}`])
  expect(owed()).toEqual(refund(3050))
  await press(t('ecommerce.withdraw.back'))
  await expect.poll(rows).toEqual([`${moka}1`])
})
