import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { clockAt } from '#app/demo-shop/clock.ts'
import { minute } from '#app/demo-shop/rider.ts'
import { sampleDeliveries } from '#app/demo-shop/sample-deliveries.ts'
import type { CustomerDelivery } from '#app/products/product-page/companion-phone/phone-state.ts'
import { standAtEvening } from '#tests/components/fresh-shop.ts'
import { recordVibrations, withoutVibration } from '#tests/components/record-vibrations.ts'
import { all, renderView, textsOf } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { Customer } from './customer.tsx'

const t = words('it')
const [sample] = sampleDeliveries
/** 20:25, by the clock of the worked example. */
const said = sample.promised

/** An order that left half a minute ago, and has 14 minutes to go; it was promised in time. */
function onRoad({ left = Date.now() - minute / 2, ...change }: Partial<CustomerDelivery> = {}) {
  return { ...sample, ordered: left - 21 * minute, left, promised: left + 14 * minute, ...change }
}

beforeEach(standAtEvening)

const show = (delivery: CustomerDelivery, skew = 0) =>
  renderView(<Customer delivery={delivery} skew={skew} />, { page: 'phone' })
/** The texts of the latest rendering. */
const texts = (selector: string) => textsOf(all(document, 'main').at(-1) ?? document, selector)
const hour = () => texts('[role=status] > *')
const stations = () => page.getByRole('listitem').elements()
const rows = () =>
  stations().map((row) => [row.querySelector('b')?.textContent, row.lastChild?.textContent ?? ''])
const steps = () => stations().map((row) => row.ariaCurrent)
const lead = () => texts('.lead')
const late = (count: number) =>
  page.getByText(t('phone.customer.late', { count }), { exact: true }).elements()
const announced = () => texts('s')

test('before departure the page shows the promised time and “in the kitchen”', async () => {
  await show(sample)
  expect(texts('div:first-child > p')).toEqual([
    t('easydelivery.door.port'),
    `2\u00a0×\u00a0${t('dish.trofie')}, 1\u00a0×\u00a0${t('dish.tart')}`,
  ])
  expect(hour()).toEqual([t('phone.customer.promised'), '20:25'])
  expect(lead()).toEqual([t('phone.customer.kitchen')])
  expect(texts('p')).toHaveLength(4)
  expect(rows()).toEqual([
    ['19:42', t('easydelivery.station.ordered')],
    ['19:45', t('easydelivery.station.kitchen')],
    ['', t('easydelivery.station.leaves')],
    ['20:25', t('easydelivery.station.door')],
  ])
  expect(steps()).toEqual([null, 'step', null, null])
})

test('a later announced time is shown large, with the promised time struck out', async () => {
  await show({ ...sample, announced: said + 10 * minute })
  expect(hour()).toEqual([t('phone.customer.promised'), '20:35', `${t('phone.customer.notified')} 20:25`])
  expect(announced()).toEqual(['20:25'])
  expect(rows().at(-1)?.[0]).toBe('20:35')
  expect(texts('p')).toHaveLength(5)
})

test.for([0, -5])('an announced time that is no later strikes nothing out (%i minutes)', async (minutes) => {
  await show({ ...sample, announced: said + minutes * minute })
  expect(hour()).toEqual([t('phone.customer.promised'), clockAt(said + minutes * minute)])
})

test('after departure the page shows the arrival time and the minutes left', async () => {
  const delivery = onRoad()
  await show(delivery)
  const door = clockAt(delivery.left + 14 * minute)
  expect(hour()).toEqual([t('phone.customer.arrives'), door])
  expect(lead()).toEqual([t('easydelivery.toGo', { count: 14 })])
  expect(rows().slice(2)).toEqual([
    [clockAt(delivery.left), t('easydelivery.station.road')],
    [door, t('easydelivery.station.door')],
  ])
  expect(steps()).toEqual([null, null, 'step', null])
  expect(texts('p')).toHaveLength(4)
})

test('the minutes left follow the computer’s clock', async () => {
  await show(onRoad(), 5 * minute)
  expect(lead()).toEqual([t('easydelivery.toGo', { count: 9 })])
})

test('a clock before the departure time adds no minutes', async () => {
  await show(onRoad({ left: Date.now() + 3 * minute }))
  expect(lead()).toEqual([t('easydelivery.toGo', { count: 14 })])
})

test('at least one minute is left until the delivery is due', async () => {
  await show(onRoad({ road: 1 }))
  expect(lead()).toEqual([t('easydelivery.toGo', { count: 1 })])
  await show(onRoad({ road: 0 }))
  expect(lead().at(-1)).toBe(t('easydelivery.due'))
})

test('lateness is shown from one full minute', async () => {
  const delivery = onRoad()
  const door = delivery.left + 14 * minute
  await show({ ...delivery, promised: door - minute + 1 })
  expect(texts('p')).toHaveLength(4)
  await show({ ...delivery, promised: door - minute })
  expect(late(1)).toHaveLength(1)
  // Lateness counts from the last corrected time.
  await show({ ...delivery, promised: door - 9 * minute, announced: door - 3 * minute })
  expect(late(3)).toHaveLength(1)
  expect(announced()).toEqual([clockAt(door - 9 * minute)])
})

test('without an announced time a late delivery strikes nothing out', async () => {
  const delivery = onRoad()
  await show({ ...delivery, promised: delivery.left })
  expect(late(14)).toHaveLength(1)
  expect(announced()).toEqual([])
})

test('an arrival in time shows its time and “in time”', async () => {
  const delivery = onRoad({ left: Date.now() - 30 * minute })
  const arrived = delivery.left + 12 * minute
  await show({ ...delivery, promised: arrived - minute + 1, arrived })
  expect(hour()).toEqual([t('phone.customer.arrived'), clockAt(arrived)])
  expect(lead()).toEqual([t('easydelivery.arrived')])
  expect(rows().at(-1)).toEqual([clockAt(arrived), t('easydelivery.station.door')])
  expect(steps()).toEqual([null, null, null, 'step'])
  expect(texts('p')).toHaveLength(4)
})

test('the lateness of an overdue delivery grows, as on the computer', async () => {
  const left = Date.now() - 20.5 * minute
  await show(onRoad({ left }))
  expect(lead()).toEqual([t('easydelivery.due')])
  expect(late(6)).toHaveLength(1)
})

test('a late arrival does not say “in time” and strikes nothing out', async () => {
  const delivery = onRoad({ left: Date.now() - 30 * minute })
  const arrived = delivery.left + 12 * minute
  await show({ ...delivery, promised: arrived - 5 * minute, announced: arrived - minute, arrived })
  expect(lead()).toEqual([''])
  expect(late(1)).toHaveLength(1)
  expect(announced()).toEqual([])
})

test('the phone vibrates when the delivery changes, not on the first draw', async () => {
  const buzzes = recordVibrations()
  const { redraw } = await show(sample)
  expect(buzzes()).toEqual([])
  const happened = [
    { announced: said },
    { announced: said, left: said },
    { announced: said, left: said, arrived: said },
  ]
  for (const [index, change] of happened.entries()) {
    await redraw(<Customer delivery={{ ...sample, ...change }} skew={0} />)
    expect(buzzes()).toEqual(Array.from({ length: index + 1 }, () => [120, 60, 120]))
  }
  await redraw(<Customer delivery={{ ...sample, ...happened[2], road: 20 }} skew={0} />)
  expect(buzzes()).toHaveLength(3)
})

test('a phone without vibration shows the change', async () => {
  withoutVibration()
  const { redraw } = await show(sample)
  await redraw(<Customer delivery={onRoad()} skew={0} />)
  expect(lead()).toEqual([t('easydelivery.toGo', { count: 14 })])
})
