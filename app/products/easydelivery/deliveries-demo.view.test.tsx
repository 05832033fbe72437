import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { clockAt } from '#app/demo-shop/clock.ts'
import { demoShop } from '#app/demo-shop/demo-shop.ts'
import { minute } from '#app/demo-shop/rider.ts'
import { chosenDelivery } from '#app/demo-shop/sample-deliveries.ts'
import { freshShop, standAtEvening } from '#tests/components/fresh-shop.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { Section } from './deliveries-demo.tsx'

const t = words('it')
const key = (name: string) => page.getByRole('button', { name, exact: true })
const hours = () => [...document.querySelectorAll('ol li b')].map((hour) => hour.textContent)
const status = (hasText: string) => page.getByRole('status').filter({ hasText })
const orders = () => page.getByRole('radio').elements()
const order = (name: string) => page.getByRole('radio', { name, exact: false })
const delayText = (count: number, leaves: string, door: string) =>
  t('easydelivery.wouldBeLate', { count, leaves, door })
const doors = {
  port: t('easydelivery.door.port'),
  tower: t('easydelivery.door.tower'),
  oven: t('easydelivery.door.oven'),
}

beforeEach(standAtEvening)

beforeEach(async () => {
  freshShop()
  chosenDelivery.set('port')
  await renderView(<Section />)
})

test('the route shows order, kitchen, departure and door, and marks the current step', () => {
  expect(hours()).toEqual(['19:42', '19:45', '20:03', '20:17'])
  const stations = [...document.querySelectorAll('ol li')]
  expect(stations.map((station) => station.ariaCurrent)).toEqual([null, null, 'step', null])
})

test('orders are one radio group with arrow keys', async () => {
  expect(orders().map((one) => (one instanceof HTMLInputElement ? one.checked : null))).toEqual([
    true,
    false,
    false,
  ])
  await order(doors.port).click()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(order(doors.tower)).toBeChecked()
  expect(hours()).toEqual(['19:50', '19:53', '20:31', '20:40'])
  const said = `${t('easydelivery.promised', { time: '20:30' })} ${t('easydelivery.arrives', { time: '20:40' })}`
  await expect.element(page.getByRole('radio', { name: said, exact: false })).toBeChecked()
})

test('the row of an order under way shows the same time as the route', async () => {
  await key(t('easydelivery.leave')).click()
  const door = hours().at(-1) ?? ''
  await expect.element(page.getByRole('radio', { name: door, exact: false })).toBeChecked()
})

test('warns of a delay in advance; a shared trip resolves it', async () => {
  await order(doors.tower).click()
  await expect.element(page.getByText(delayText(10, '20:31', '20:40'))).toBeVisible()
  await key(t('easydelivery.share', { door: doors.port })).click()
  expect(page.getByText(delayText(10, '20:31', '20:40')).elements()).toEqual([])
  expect(document.querySelectorAll('s')).toHaveLength(0)
  await expect.element(status(t('activityLog.share', { door: doors.tower }))).toBeInTheDocument()
  await key(t('easydelivery.apart')).click()
  await expect.element(page.getByText(delayText(10, '20:31', '20:40'))).toBeVisible()
})

test('an order on time shows only its promised time', () => {
  const text = document.querySelector('[data-chosen]')?.textContent ?? ''
  const hours = text.match(/\d\d:\d\d/g) ?? []
  expect(hours).toHaveLength(1)
  expect(text).toContain(t('easydelivery.promised', { time: hours[0] ?? '' }))
})

test('the current step of the route agrees with the row', async () => {
  const step = () => document.querySelector('[aria-current=step]')?.textContent
  expect(step()).toContain(t('easydelivery.station.leaves'))
  await order(doors.tower).click()
  await expect.poll(step).toContain(t('easydelivery.station.kitchen'))
})

test('a new time can be announced to the customer', async () => {
  await order(doors.oven).click()
  await key(t('easydelivery.tell', { time: '21:00' })).click()
  await expect.element(status(t('easydelivery.notified', { time: '21:00' }))).toBeInTheDocument()
  expect(key(t('easydelivery.tell', { time: '21:00' })).elements()).toEqual([])
  // The button has gone: the focus moves to the order.
  await expect.element(order(doors.oven)).toHaveFocus()
  expect(document.querySelectorAll('s')).toHaveLength(1)
})

test('departs at the current time, the next order waits for the rider, and it arrives', async () => {
  await key(t('easydelivery.leave')).click()
  const { left = 0 } = demoShop.get().deliveries[0] ?? {}
  const arrivalAfter = (road: number) => clockAt(left + road * minute)
  expect(hours().at(-1)).toBe(arrivalAfter(14))
  await expect.element(page.getByText(t('easydelivery.left', { time: arrivalAfter(14) }))).toBeInTheDocument()
  await expect.element(page.getByText(t('easydelivery.toGo', { count: 14 }))).toBeVisible()
  await order(doors.tower).click()
  await expect.element(page.getByText(t('easydelivery.riderOut', { time: arrivalAfter(28) }))).toBeVisible()
  expect(key(t('easydelivery.leave')).elements()).toEqual([])

  await order(doors.port).click()
  await key(t('easydelivery.arrive')).click()
  await expect.element(page.getByText(t('easydelivery.arrived'))).toBeVisible()
  await expect.element(order(doors.port)).toHaveFocus()
  await order(doors.tower).click()
  await expect.element(key(t('easydelivery.leave'))).toBeVisible()
})
