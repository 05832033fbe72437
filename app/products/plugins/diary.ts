/** Times as HH:MM, 24 hours. */
export type Entry = { id: EntryId; day: DayId; time: string; isOff?: boolean }

type EntryId = 'visit' | 'wheel' | 'glaze' | 'children' | 'market'
type DayId = 'monday' | 'tuesday' | 'thursday' | 'friday' | 'saturday'

/** Named by `plugins.diary.<id>` and `plugins.day.<day>` in the dictionaries. */
export const sampleWeek: readonly Entry[] = [
  { id: 'visit', day: 'monday', time: '10:00' },
  { id: 'glaze', day: 'tuesday', time: '17:00', isOff: true },
  { id: 'wheel', day: 'thursday', time: '18:30' },
  { id: 'children', day: 'friday', time: '16:30' },
  { id: 'market', day: 'saturday', time: '09:00' },
]
