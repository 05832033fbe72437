import { type CalendarDay, calendarDay } from './calendar-day.ts'

const minute = 60_000
const day = 1440 * minute

/** The moment at which clocks in Italy show this day and this time, `HH:MM`, whatever the zone of the machine. */
export function romeMoment(on: CalendarDay, time: string): Date {
  const shown = Date.parse(`${on}T${time}:00Z`)
  // The first guess may lie in the other season; from it the offset is asked again.
  const guess = shown - romeOffset(shown)
  return new Date(shown - romeOffset(guess))
}

/** The day that calendars in Italy show at a moment, whatever the zone of the machine. */
export function romeDay(moment: Date): CalendarDay {
  const time = moment.getTime()
  return calendarDay(Math.floor((time + romeOffset(time)) / day))
}

/** How far clocks in Italy are ahead of UTC at a moment; both in milliseconds. */
function romeOffset(moment: number): number {
  const format = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Rome', timeZoneName: 'longOffset' })
  const zone = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value
  const [, hours, minutes] = /^GMT\+(\d\d):(\d\d)$/.exec(zone ?? '') ?? []
  return (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * minute
}
