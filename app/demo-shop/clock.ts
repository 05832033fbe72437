const minute = 60_000
const day = 24 * 60 * minute

/** A moment of the worked example, in milliseconds: hour and minute of the first day that there is, by UTC. */
export const exampleAt = (hour: number, minutes: number) => (hour * 60 + minutes) * minute

/** The moment at which the worked example is seen. */
export const exampleNow = exampleAt(20, 3)

/** How far the worked example lies back from now; whole five minutes, so that hours that were rounded stay so. */
export function exampleShift(now: number): number {
  return Math.floor((now - exampleNow) / (5 * minute)) * 5 * minute
}

/** Moments of the first two days that there are belong to the worked example. */
const isOfExample = (moment: number) => moment < 2 * day

/** A moment of the worked example for good, as it is seen at a moment of the visitor's; another one as it is. */
export const settledAt = (moment: number, now: number) =>
  isOfExample(moment) ? moment + exampleShift(now) : moment

/**
 * A moment, in milliseconds, as the clock on the visitor's wall shows it: HH:MM. The worked example goes with that clock;
 * while nobody knows it, `now` is 0, it is evening.
 */
export function clockAt(moment: number, now = 0): string {
  const isExample = isOfExample(moment)
  const date = new Date(now > 0 ? settledAt(moment, now) : moment)
  const [hours, minutes] =
    isExample && now === 0 ? [date.getUTCHours(), date.getUTCMinutes()] : [date.getHours(), date.getMinutes()]
  return [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':')
}
