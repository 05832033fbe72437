const day = 24 * 60 * 60_000

/**
 * A moment, in milliseconds, as the clock on the visitor's wall shows it: HH:MM. Moments of the first two days that there
 * are belong to a worked example, which is at the same hour everywhere.
 */
export function clockAt(moment: number): string {
  const date = new Date(moment)
  const [hours, minutes] =
    moment < 2 * day ? [date.getUTCHours(), date.getUTCMinutes()] : [date.getHours(), date.getMinutes()]
  return [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':')
}
