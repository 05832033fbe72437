import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { clockAt } from '#app/counter/clock.ts'
import { counter } from '#app/counter/counter-store.ts'
import { sampleShop } from '#app/counter/sample-shop.ts'
import { freshShop } from '#tests/components/fresh-shop.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { stationsOf } from './arrival.ts'
import { Section } from './easydelivery-section.tsx'

const t = words('it')
const key = (name: string) => page.getByRole('button', { name, exact: true })
const sum = () => [...document.querySelectorAll('dd')].map((part) => part.textContent)
const minutes = (count: number) => t('easydelivery.sum.minutes', { minutes: count })

beforeEach(async () => {
  freshShop()
  await renderView(<Section />)
})

test('the sum adds up: into the kitchen, cooking, road, door', () => {
  const { cooking, road } = sampleShop.delivery
  const { ordered, inKitchen, left, door } = stationsOf(sampleShop.delivery)
  expect(sum()).toEqual([inKitchen, minutes(cooking), minutes(road), door])
  const stations = page.getByRole('list').first().getByRole('listitem').elements()
  expect(stations.map((station) => station.querySelector('b')?.textContent)).toEqual([
    ordered,
    inKitchen,
    left,
    door,
  ])
  expect(stations.map((station) => station.ariaCurrent)).toEqual([null, null, 'step', null])
})

test('kitchen and road take as long as one says', async () => {
  await key(t('easydelivery.more', { what: t('easydelivery.sum.cooking') })).click()
  await key(t('easydelivery.less', { what: t('easydelivery.sum.road') })).click()
  expect(sum()).toEqual(['19:45', minutes(23), minutes(9), '20:17'])
})

test('it leaves by the real clock, tells lateness before it comes, and arrives', async () => {
  await key(t('easydelivery.leave')).click()
  const { left = 0 } = counter.get().delivery
  const arrivalAfter = (road: number) => clockAt(left + road * 60_000)
  expect(sum().at(-1)).toBe(arrivalAfter(14))
  await expect.element(page.getByText(t('easydelivery.left', { time: arrivalAfter(14) }))).toBeInTheDocument()
  await expect.element(page.getByText(t('easydelivery.toGo', { count: 14 }))).toBeVisible()
  expect(key(t('easydelivery.more', { what: t('easydelivery.sum.cooking') })).elements()).toEqual([])

  await key(t('easydelivery.more', { what: t('easydelivery.sum.road') })).click()
  await expect.element(page.getByText(t('easydelivery.willBeLate', { count: 5 }))).toBeVisible()
  expect(sum().at(-1)).toBe(arrivalAfter(19))

  await key(t('easydelivery.arrive')).click()
  expect(page.getByText(t('easydelivery.arrived')).elements()).toHaveLength(2)
  await expect.element(key(t('easydelivery.leave'))).toBeVisible()
})
