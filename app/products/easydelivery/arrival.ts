import { clockAt } from '#app/demo-shop/clock.ts'
import {
  hasLeft,
  isOnRoad,
  lateness,
  minute,
  planStops,
  type Stop,
  shownMoment,
} from '#app/demo-shop/rider.ts'
import type { Delivery } from '#app/demo-shop/shop.ts'

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

/** HH:MM. */
export function stopTimes(
  { ordered }: Pick<Delivery, 'ordered'>,
  { begun, leaves, door }: Stop,
  now: number,
) {
  return {
    ordered: clockAt(ordered, now),
    kitchen: clockAt(begun, now),
    road: clockAt(leaves, now),
    door: clockAt(door, now),
  }
}

/** Not negative, and never more than the road takes: `now` may be some seconds before departure. */
export function minutesTo({ leaves, door }: Pick<Stop, 'leaves' | 'door'>, now: number): number {
  return Math.max(0, Math.ceil((door - Math.max(now, leaves)) / minute))
}
