/** A delivery as the kitchen sees it: clock times as HH:MM, durations in whole minutes. */
export const sampleDelivery = { ordered: '19:42', inKitchen: '19:45', cooking: 18, road: 14 } as const

/** The clock `minutes` after `time` (HH:MM, 24 hours), past midnight too. Throws a RangeError for no such time. */
export function clockAfter(time: string, minutes: number): string {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  if (!hour || !minute || !Number.isSafeInteger(minutes))
    throw new RangeError(`${time} + ${minutes} is no time.`)
  const day = 24 * 60
  const total = (((Number(hour) * 60 + Number(minute) + minutes) % day) + day) % day
  return [Math.floor(total / 60), total % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
