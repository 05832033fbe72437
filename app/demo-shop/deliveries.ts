import { exampleShift } from './clock.ts'
import {
  cookingEnd,
  cookingStart,
  hasLeft,
  isExample,
  isOnRoad,
  lateness,
  minute,
  planStops,
  timeToAnnounce,
  tripOf,
} from './rider.ts'
import { sampleDeliveries } from './sample-deliveries.ts'
import type { Delivery } from './shop.ts'

type Deliveries = readonly Delivery[]

export function deliveryIn(deliveries: Deliveries, id: string): Delivery | undefined {
  return deliveries.find((one) => one.id === id)
}

/**
 * The whole trip leaves; not while the rider is out. At the first departure the example's times become real
 * ones.
 */
export function departed(deliveries: Deliveries, order: string, at: number): Deliveries | null {
  const one = deliveryIn(deliveries, order)
  if (!one || hasLeft(one) || deliveries.some(isOnRoad)) return null
  const trip = tripOf(deliveries, one.id)
  const shift = isExample(deliveries) ? exampleShift(at) : 0
  return deliveries
    .map((delivery) => later(delivery, shift))
    .map((delivery) =>
      trip.some(({ id }) => id === delivery.id)
        ? { ...delivery, cooking: cookedBy(delivery, at), left: at }
        : delivery,
    )
}

export function arrived(deliveries: Deliveries, order: string, at: number): Deliveries | null {
  const one = deliveryIn(deliveries, order)
  if (one?.left === undefined || one.arrived !== undefined || at < one.left) return null
  return changed(deliveries, { ...one, arrived: at })
}

/** Null where there is no lateness. */
export function announced(deliveries: Deliveries, order: string, at: number): Deliveries | null {
  const one = deliveryIn(deliveries, order)
  const stop = planStops(deliveries, at).get(order)
  if (!one || !stop || one.arrived !== undefined || lateness(one, stop, at) === 0) return null
  return changed(deliveries, {
    ...one,
    announced: timeToAnnounce(isOnRoad(one) ? Math.max(stop.door, at) : stop.door),
  })
}

/** Joins the trip of the order before, or leaves it; only while neither has left. */
export function shared(
  deliveries: Deliveries,
  { order, isShared }: { order: string; isShared: boolean },
): Deliveries | null {
  const index = deliveries.findIndex(({ id }) => id === order)
  const [before, one] = [deliveries[index - 1], deliveries[index]]
  if (!before || !one || hasLeft(before) || hasLeft(one) || Boolean(one.shared) === isShared) return null
  return changed(deliveries, { ...one, shared: isShared })
}

export function restarted(deliveries: Deliveries): Deliveries | null {
  return deliveries.every(({ arrived }) => arrived !== undefined) ? sampleDeliveries : null
}

function later(delivery: Delivery, by: number): Delivery {
  const { ordered, promised, announced } = delivery
  const moved = { ...delivery, ordered: ordered + by, promised: promised + by }
  return announced === undefined ? moved : { ...moved, announced: announced + by }
}

/** The minutes taken, where cooking ended before its estimate. */
function cookedBy(delivery: Delivery, at: number): number {
  if (cookingEnd(delivery) <= at) return delivery.cooking
  return Math.max(0, Math.floor(at / minute) - Math.floor(cookingStart(delivery) / minute))
}

function changed(deliveries: Deliveries, delivery: Delivery): Deliveries {
  return deliveries.map((one) => (one.id === delivery.id ? delivery : one))
}
