import { exampleNow } from './clock.ts'
import type { Delivery } from './shop.ts'

export const minute = 60_000

/** Between an order and the kitchen, in minutes. */
const reading = 3

/** From one door to the next on the same trip, in minutes. */
const betweenDoors = 5

/** Moments, in milliseconds: when the kitchen begins and ends, and when the order leaves and is at the door, or did. */
export type Stop = { begun: number; ready: number; leaves: number; door: number }

/** What was said to whoever waits: the hour at the order, or the last one told since. */
export function saidTo({ promised, told }: Pick<Delivery, 'promised' | 'told'>): number {
  return told ?? promised
}

export const hasLeft = ({ left }: Pick<Delivery, 'left'>) => left !== undefined
export const isOnRoad = (delivery: Pick<Delivery, 'left' | 'arrived'>) =>
  hasLeft(delivery) && delivery.arrived === undefined

/** Until the first order leaves it is a worked example, seen at one moment. */
export function isExample(deliveries: readonly Delivery[]): boolean {
  return !deliveries.some(hasLeft)
}

/** What leaves together: an order, and those after it that share its trip. */
export function tripsOf(deliveries: readonly Delivery[]): readonly (readonly Delivery[])[] {
  const trips: Delivery[][] = []
  for (const delivery of deliveries) {
    const last = trips.at(-1)
    if (delivery.shared && last) last.push(delivery)
    else trips.push([delivery])
  }
  return trips
}

export function tripOf(deliveries: readonly Delivery[], id: string): readonly Delivery[] {
  return tripsOf(deliveries).find((trip) => trip.some((one) => one.id === id)) ?? []
}

export function begunOf({ ordered }: Pick<Delivery, 'ordered'>): number {
  return ordered + reading * minute
}

export function readyOf(delivery: Pick<Delivery, 'ordered' | 'cooking'>): number {
  return begunOf(delivery) + delivery.cooking * minute
}

/** The moment at which the orders are seen: now, or that of the worked example. */
export function seenAt(deliveries: readonly Delivery[], now: number): number {
  return isExample(deliveries) ? exampleNow : now
}

/**
 * How it goes on: the rider brings one trip after the other in the order of the list, and comes back by the road of the
 * last door. What has not left by now leaves now at the earliest.
 */
export function planOf(deliveries: readonly Delivery[], now: number): ReadonlyMap<string, Stop> {
  const trips = tripsOf(deliveries)
  const plan = new Map<string, Stop>()
  let back = 0
  const drive = (trip: readonly Delivery[], leaves: number) => {
    let here = leaves
    for (const [index, delivery] of trip.entries()) {
      const minutes = index === 0 ? delivery.road : betweenDoors
      const door = delivery.arrived ?? here + minutes * minute
      here = hasLeft(delivery) && delivery.arrived === undefined ? Math.max(door, now) : door
      plan.set(delivery.id, { begun: begunOf(delivery), ready: readyOf(delivery), leaves, door })
      back = Math.max(back, here + delivery.road * minute)
    }
  }
  for (const trip of trips) {
    const left = trip[0]?.left
    if (left !== undefined) drive(trip, left)
  }
  for (const trip of trips)
    if (trip[0]?.left === undefined)
      drive(trip, Math.max(back, seenAt(deliveries, now), ...trip.map(readyOf)))
  return plan
}

/** Whole minutes after the hour that was said; none below one. */
export function lateness(
  delivery: Pick<Delivery, 'promised' | 'told' | 'left' | 'arrived'>,
  { door }: Pick<Stop, 'door'>,
  now: number,
): number {
  const there = isOnRoad(delivery) ? Math.max(door, now) : door
  return Math.max(0, Math.floor((there - saidTo(delivery)) / minute))
}

/** An hour that can be told: the next one that ends in 0 or 5 minutes. */
export function hourToTell(door: number): number {
  return Math.ceil(door / (5 * minute)) * 5 * minute
}
