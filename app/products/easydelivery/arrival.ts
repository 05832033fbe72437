import { clockAt } from '#app/demo-shop/clock.ts'
import { useShop } from '#app/demo-shop/demo-shop.ts'
import {
  hasLeft,
  isOnRoad,
  lateness,
  minute,
  planStops,
  type Stop,
  shownMoment,
} from '#app/demo-shop/rider.ts'
import { useChosenDelivery } from '#app/demo-shop/sample-deliveries.ts'
import type { Delivery } from '#app/demo-shop/shop.ts'
import { useNow } from '#app/platform/use-now.ts'

export const orderStates = ['kitchen', 'ready', 'road', 'door'] as const

export type OrderState = (typeof orderStates)[number]

/** `late`: minutes after the promised time, as planned. */
export type DeliveryProgress = { delivery: Delivery; stop: Stop; state: OrderState; late: number }

export function deliveryProgress(deliveries: readonly Delivery[], now: number): readonly DeliveryProgress[] {
  const plan = planStops(deliveries, now)
  const moment = shownMoment(deliveries, now)
  return deliveries.flatMap((delivery) => {
    const stop = plan.get(delivery.id)
    return stop
      ? [{ delivery, stop, state: stateOf(delivery, stop, moment), late: lateness(delivery, stop, moment) }]
      : []
  })
}

function stateOf(delivery: Delivery, { ready }: Stop, moment: number): OrderState {
  if (isOnRoad(delivery)) return 'road'
  if (hasLeft(delivery)) return 'door'
  return ready <= moment ? 'ready' : 'kitchen'
}

/** In their order, each with its time as HH:MM. */
export function stationsOf(delivery: Delivery, { begun, leaves, door }: Stop, now: number) {
  const left = hasLeft(delivery) ? 'easydelivery.station.road' : 'easydelivery.station.leaves'
  return [
    { id: 'ordered', at: clockAt(delivery.ordered, now), name: 'easydelivery.station.ordered' },
    { id: 'kitchen', at: clockAt(begun, now), name: 'easydelivery.station.kitchen' },
    { id: 'road', at: clockAt(leaves, now), name: left },
    { id: 'door', at: clockAt(door, now), name: 'easydelivery.station.door' },
  ] as const
}

/** Not negative, and never more than the road takes: `now` may be some seconds before departure. */
export function minutesTo({ leaves, door }: Pick<Stop, 'leaves' | 'door'>, now: number): number {
  return Math.max(0, Math.ceil((door - Math.max(now, leaves)) / minute))
}

export function useDeliveryProgress() {
  const { deliveries } = useShop()
  const chosen = useChosenDelivery()
  const now = useNow()
  const allProgress = deliveryProgress(deliveries, now)
  const progress = allProgress.find(({ delivery }) => delivery.id === chosen) ?? allProgress[0]
  return { deliveries, now, allProgress, progress }
}
