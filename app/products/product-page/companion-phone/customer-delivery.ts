import { list, optional, record, text, whole } from '#app/demo-shop/readers.ts'
import { isOnRoad, minute, planStops } from '#app/demo-shop/rider.ts'
import { sampleDeliveries } from '#app/demo-shop/sample-deliveries.ts'
import type { Delivery } from '#app/demo-shop/shop.ts'

const clock = whole(0, Number.MAX_SAFE_INTEGER)
const id = text(60)

/** What the customer may know of their order. */
export const readCustomerDelivery = record({
  id,
  lines: list(record({ dish: id, count: whole(1, 99) }), 6),
  ordered: clock,
  cooking: whole(0, 90),
  /** Minutes from the kitchen to this door, stops included. */
  road: whole(0, 999),
  promised: clock,
  announced: optional(clock),
  left: optional(clock),
  arrived: optional(clock),
})

export type CustomerDelivery = ReturnType<typeof readCustomerDelivery>

/** Nothing of other orders, nor of the rider's plan. */
export function customerDelivery(
  deliveries: readonly Delivery[],
  chosen: string,
  now: number,
): CustomerDelivery {
  const delivery: Delivery =
    deliveries.find(({ id }) => id === chosen) ?? deliveries[0] ?? sampleDeliveries[0]
  const { shared: _, ...own } = delivery
  const stop = planStops(deliveries, now).get(delivery.id)
  if (!stop || !isOnRoad(delivery)) return own
  return { ...own, road: Math.round((stop.door - stop.leaves) / minute) }
}
