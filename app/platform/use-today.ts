import { useSyncExternalStore } from 'react'
import type { CalendarDay } from '#shared/calendar-day.ts'
import { romeDay } from '#shared/rome-time.ts'

const never = () => () => {}
const today = () => romeDay(new Date())

/** Today in Italy; while the prerendered page is hydrated the day that it was printed with, for no build knows today. */
export function useToday(printed: CalendarDay): CalendarDay {
  return useSyncExternalStore(never, today, () => printed)
}
