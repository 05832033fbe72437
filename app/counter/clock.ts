/** A moment, in milliseconds, as the clock on the visitor's wall shows it: HH:MM. */
export function clockAt(moment: number): string {
  const date = new Date(moment)
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}
