import { minute, settledAt } from './clock.ts'
import { type Delivery, replaced, type Shop } from './shop.ts'

export function deliveryIn({ deliveries }: Pick<Shop, 'deliveries'>, id: string): Delivery | undefined {
  return deliveries.find((one) => one.id === id)
}

/** With the worked example's times moved to the visitor's. */
export function settledDelivery(delivery: Delivery, now: number): Delivery {
  const { ordered, promised } = delivery
  return { ...delivery, ordered: settledAt(ordered, now), promised: settledAt(promised, now) }
}

/** The promise is corrected by the departure and the road, and these by the arrival. */
export function doorTime({ promised, road, left, arrived }: Delivery): number {
  return arrived ?? (left === undefined ? promised : left + road * minute)
}

/** At a departure the example's times become real ones. */
export function departed(shop: Shop, order: string, at: number): Shop | null {
  const one = deliveryIn(shop, order)
  if (!one || one.left !== undefined) return null
  const deliveries = replaced(shop.deliveries, { ...one, left: at })
  return { ...shop, deliveries: deliveries.map((delivery) => settledDelivery(delivery, at)) }
}

export function arrived(shop: Shop, order: string, at: number): Shop | null {
  const one = deliveryIn(shop, order)
  if (one?.left === undefined || one.arrived !== undefined || at < one.left) return null
  return { ...shop, deliveries: replaced(shop.deliveries, { ...one, arrived: at }) }
}
