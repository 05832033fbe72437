import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { clockAfter, sampleDelivery } from './arrival.ts'
import { Section } from './easydelivery-section.tsx'

test('the sum adds up: into the kitchen, cooking, road, door', async () => {
  const t = words('it')
  await renderView(<Section />)
  const { ordered, inKitchen, cooking, road } = sampleDelivery
  const arrival = clockAfter(inKitchen, cooking + road)
  const sum = [...document.querySelectorAll('dd')].map((part) => part.textContent)
  const minutes = (count: number) => t('easydelivery.sum.minutes', { minutes: count })
  expect(sum).toEqual([inKitchen, minutes(cooking), minutes(road), arrival])
  const stations = page.getByRole('list').first().getByRole('listitem').elements()
  expect(stations.map((station) => station.querySelector('b')?.textContent)).toEqual([
    ordered,
    inKitchen,
    clockAfter(inKitchen, cooking),
    arrival,
  ])
  expect(stations.map((station) => station.ariaCurrent)).toEqual([null, null, 'step', null])
})
