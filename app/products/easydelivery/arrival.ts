import { clockAt } from '#app/counter/clock.ts'
import type { Delivery } from '#app/counter/shop.ts'

/** When the order of the worked example came and was begun: clock times as HH:MM. */
export const sampleOrder = { ordered: '19:42', inKitchen: '19:45' } as const

const minute = 60_000

/** Between an order and the kitchen, in minutes. */
const reading = 3

/** The clock at each station, HH:MM: as the example has it, or around the moment at which it really left. */
export function stationsOf({ cooking, road, left, arrived }: Delivery) {
  if (left === undefined) {
    const gone = clockAfter(sampleOrder.inKitchen, cooking)
    return { ...sampleOrder, left: gone, door: clockAfter(gone, road) }
  }
  return {
    ordered: clockAt(left - (cooking + reading) * minute),
    inKitchen: clockAt(left - cooking * minute),
    left: clockAt(left),
    door: clockAt(arrived ?? left + road * minute),
  }
}

/** How a delivery stands: minutes to the door, and minutes after the time that was promised, either below zero where it is past or before it. */
export type Standing =
  | { is: 'example' }
  | { is: 'underway'; minutes: number; late: number }
  | { is: 'arrived'; late: number }

export function standingOf({ road, left, promised, arrived }: Delivery, now: number): Standing {
  if (left === undefined || promised === undefined) return { is: 'example' }
  if (arrived !== undefined) return { is: 'arrived', late: Math.floor((arrived - promised) / minute) }
  const door = left + road * minute
  const expected = Math.max(door, now)
  return {
    is: 'underway',
    minutes: Math.ceil((door - Math.max(now, left)) / minute),
    late: Math.floor((expected - promised) / minute),
  }
}

/** The clock `minutes` after `time` (HH:MM, 24 hours), past midnight too. Throws a RangeError for no such time. */
export function clockAfter(time: string, minutes: number): string {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  if (!hour || !minute || !Number.isSafeInteger(minutes))
    throw new RangeError(`${time} + ${minutes} is no time.`)
  const day = 24 * 60
  const total = (((Number(hour) * 60 + Number(minute) + minutes) % day) + day) % day
  return [Math.floor(total / 60), total % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
