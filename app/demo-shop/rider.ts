import { exampleNow } from './clock.ts'
import type { Delivery } from './shop.ts'

export const minute = 60_000

/** Minutes between an order and the start of cooking. */
const reading = 3

/** Minutes. */
const betweenDoors = 5

/** Moments in milliseconds, planned or past: cooking begins and ends, the order leaves, and arrives. */
export type Stop = { begun: number; ready: number; leaves: number; door: number }

export function announcedTime({ promised, announced }: Pick<Delivery, 'promised' | 'announced'>): number {
  return announced ?? promised
}

export const hasLeft = ({ left }: Pick<Delivery, 'left'>) => left !== undefined
export const isOnRoad = (delivery: Pick<Delivery, 'left' | 'arrived'>) =>
  hasLeft(delivery) && delivery.arrived === undefined

/** Until the first order leaves, everything is shown at one fixed moment. */
export function isExample(deliveries: readonly Delivery[]): boolean {
  return !deliveries.some(hasLeft)
}

/** An order, and those after it that share its trip. */
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

export function cookingStart({ ordered }: Pick<Delivery, 'ordered'>): number {
  return ordered + reading * minute
}

export function cookingEnd(delivery: Pick<Delivery, 'ordered' | 'cooking'>): number {
  return cookingStart(delivery) + delivery.cooking * minute
}

export function shownMoment(deliveries: readonly Delivery[], now: number): number {
  return isExample(deliveries) ? exampleNow : now
}

/**
 * The rider makes the trips in the list's order and returns by the road of the last door. Whatever has not
 * left yet leaves now at the earliest.
 */
export function planStops(deliveries: readonly Delivery[], now: number): ReadonlyMap<string, Stop> {
  const trips = tripsOf(deliveries)
  const plan = new Map<string, Stop>()
  let back = 0
  const drive = (trip: readonly Delivery[], leaves: number) => {
    let here = leaves
    for (const [index, delivery] of trip.entries()) {
      const minutes = index === 0 ? delivery.road : betweenDoors
      const door = delivery.arrived ?? here + minutes * minute
      here = hasLeft(delivery) && delivery.arrived === undefined ? Math.max(door, now) : door
      plan.set(delivery.id, { begun: cookingStart(delivery), ready: cookingEnd(delivery), leaves, door })
      back = Math.max(back, here + delivery.road * minute)
    }
  }
  for (const trip of trips) {
    const left = trip[0]?.left
    if (left !== undefined) drive(trip, left)
  }
  for (const trip of trips)
    if (trip[0]?.left === undefined)
      drive(trip, Math.max(back, shownMoment(deliveries, now), ...trip.map(cookingEnd)))
  return plan
}

/** Whole minutes after the time last promised; at least 0. */
export function lateness(
  delivery: Pick<Delivery, 'promised' | 'announced' | 'left' | 'arrived'>,
  { door }: Pick<Stop, 'door'>,
  now: number,
): number {
  const there = isOnRoad(delivery) ? Math.max(door, now) : door
  return Math.max(0, Math.floor((there - announcedTime(delivery)) / minute))
}

/** The next time that ends in 0 or 5 minutes. */
export function timeToAnnounce(door: number): number {
  return Math.ceil(door / (5 * minute)) * 5 * minute
}
