import { useSyncExternalStore } from 'react'
import type { CalendarDay } from '#shared/calendar-day.ts'
import { romeDay } from '#shared/rome-time.ts'

const never = () => () => {}
const today = () => romeDay(new Date())

/** Today in Italy; while the prerendered page is hydrated the day that the build drew, for no build knows today. */
export function useToday(drawn: CalendarDay): CalendarDay {
  return useSyncExternalStore(never, today, () => drawn)
}
