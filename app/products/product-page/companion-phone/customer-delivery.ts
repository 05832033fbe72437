import { record, whole } from '#app/demo-shop/readers.ts'
import { isOnRoad, minute, planStops } from '#app/demo-shop/rider.ts'
import { sampleDeliveries } from '#app/demo-shop/sample-deliveries.ts'
import type { Delivery } from '#app/demo-shop/shop.ts'
import { orderFields } from '#app/demo-shop/shop-reader.ts'

/** What the customer may know of their order; `road` is minutes from the kitchen to this door, stops included. */
export const readCustomerDelivery = record({ ...orderFields, road: whole(0, 999) })

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
