import type { FastifyInstance } from 'fastify'
import type { ContactStore } from '#server/contact-store/contact-store.ts'
import { addDays } from '#shared/calendar-day.ts'
import { romeDay } from '#shared/rome-time.ts'
import type { OwnerFolder } from '../files/owner-folder.ts'

type Counts = readonly { name: string; count: number }[]

/** Visits of the last thirty days, newest first, and the pages visited most. */
export type ShownVisits = { isOn: boolean; days: Counts; pages: Counts }

export function visitsRoute(app: FastifyInstance, store: ContactStore, folder: OwnerFolder) {
  app.get('/desk/api/visits', async (): Promise<ShownVisits> => {
    const dates = Array.from({ length: 30 }, (_, back) => addDays(romeDay(new Date()), -back))
    const { days, pages } = await store.visitsSince(dates.at(-1) ?? '')
    return {
      isOn: folder.setting('visits.count') === '1',
      days: dates.map((name) => ({ name, count: days.find((day) => day.name === name)?.count ?? 0 })),
      pages: pages.slice(0, 10),
    }
  })
}
