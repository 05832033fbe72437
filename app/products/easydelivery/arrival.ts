import { clockAt, exampleNow, minute } from '#app/demo-shop/clock.ts'
import { doorTime, settledDelivery } from '#app/demo-shop/deliveries.ts'
import { useShop } from '#app/demo-shop/demo-shop.ts'
import { sampleDeliveries } from '#app/demo-shop/sample-shop.ts'
import type { Delivery } from '#app/demo-shop/shop.ts'
import { createStore, useStore } from '#app/platform/create-store.ts'
import { useNow } from '#app/platform/use-now.ts'

/** Minutes between an order and the start of cooking. */
const reading = 3

type OrderState = 'ready' | 'road' | 'door'

/** An order in the visitor's time, as of `now`. */
export type DeliveryProgress = { delivery: Delivery; state: OrderState; now: number }

/** While `now` is unknown (0), at the moment of the worked example. */
export function progressOf(delivery: Delivery, now: number): DeliveryProgress {
  const settled = settledDelivery(delivery, now)
  const moment = now || exampleNow
  return { delivery: settled, state: stateOf(settled), now: moment }
}

function stateOf({ left, arrived }: Delivery): OrderState {
  if (arrived !== undefined) return 'door'
  return left === undefined ? 'ready' : 'road'
}

/** In their order, each with its time as HH:MM. */
export function stationsOf({ delivery, now }: DeliveryProgress) {
  const { ordered, left } = delivery
  const road = left === undefined ? 'easydelivery.station.leaves' : 'easydelivery.station.road'
  return [
    { id: 'ordered', at: clockAt(ordered), name: 'easydelivery.station.ordered' },
    { id: 'kitchen', at: clockAt(ordered + reading * minute), name: 'easydelivery.station.kitchen' },
    { id: 'road', at: clockAt(left ?? now), name: road },
    { id: 'door', at: clockAt(doorTime(delivery)), name: 'easydelivery.station.door' },
  ] as const
}

/** On the road: not negative, and never more than the road takes, as `now` may be some seconds before departure. */
export function minutesLeft({ delivery, now }: DeliveryProgress): number {
  return Math.max(0, Math.min(delivery.road, Math.ceil((doorTime(delivery) - now) / minute)))
}

const first: string = sampleDeliveries[0].id

/** Shown large, and in the customer's view. */
export const chosenDelivery = createStore(() => first)

export function useDeliveryProgress() {
  const { deliveries } = useShop()
  const chosen = useStore(chosenDelivery, first)
  const now = useNow()
  const allProgress = deliveries.map((delivery) => progressOf(delivery, now))
  const progress = allProgress.find(({ delivery }) => delivery.id === chosen) ?? allProgress[0]
  return { allProgress, progress }
}
