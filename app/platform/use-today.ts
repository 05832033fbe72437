import { useSyncExternalStore } from 'react'
import type { CalendarDay } from '#shared/calendar-day.ts'
import { romeDay } from '#shared/rome-time.ts'

const never = () => () => {}
const today = () => romeDay(new Date())

/** In Italy. During hydration `drawn`, the day in the HTML. */
export function useToday(drawn: CalendarDay): CalendarDay {
  return useSyncExternalStore(never, today, () => drawn)
}
