export const minute = 60_000
const day = 24 * 60 * minute

/** A moment of the worked example, in milliseconds: a time on 1 January 1970 UTC. */
export const exampleAt = (hour: number, minutes: number) => (hour * 60 + minutes) * minute

export const exampleNow = exampleAt(20, 3)

/** The worked example is within the first two days of 1970. */
const isOfExample = (moment: number) => moment < 2 * day

/**
 * Moves a moment of the worked example to the visitor's time, by whole five minutes, so that rounded times
 * stay round; others stay, and all while `now` is unknown (0).
 */
export function settledAt(moment: number, now: number): number {
  if (!isOfExample(moment) || now === 0) return moment
  return moment + Math.floor((now - exampleNow) / (5 * minute)) * 5 * minute
}

/** HH:MM in the visitor's time zone. While `now` is unknown (0) the worked example shows its own evening. */
export function clockAt(moment: number, now = 0): string {
  const settled = settledAt(moment, now)
  const date = new Date(settled)
  const [hours, minutes] = isOfExample(settled)
    ? [date.getUTCHours(), date.getUTCMinutes()]
    : [date.getHours(), date.getMinutes()]
  return [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':')
}
