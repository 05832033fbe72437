import { addDays } from '#shared/calendar-day.ts'
import { romeDay } from '#shared/rome-time.ts'
import type { Database } from './database.ts'
import { createErasing } from './erasing.ts'
import { createIntake, type IntakeLimits } from './intake.ts'
import { createKnownTime } from './known-time.ts'
import { createMailQueue } from './mail-queue.ts'
import { createRequests } from './requests.ts'
import { createSaving } from './saving.ts'
import { createSecrets } from './secrets.ts'
import { createSharedCounts } from './shared-counts.ts'
import { createVisits } from './visits.ts'

export type { DueMail, MailKind } from './mail-queue.ts'
export type { NewRequest, Page, StoredRequest } from './request-rows.ts'

export type ContactStore = ReturnType<typeof createContactStore>

/** For how many days visits are kept. */
const visitDays = 400

type StoreOptions = { limits?: IntakeLimits; log?: (message: string) => void }

/** Data is durable when a promise resolves. @throws StoreUnavailable when the engine fails */
export function createContactStore(database: Database, { limits, log }: StoreOptions = {}) {
  const { transaction } = database
  const intake = createIntake(database, limits, log)
  const knownTime = createKnownTime(database)
  const counts = createSharedCounts(database)
  const saving = createSaving(database, intake)

  return {
    save: saving.save,
    ...createRequests(database),
    ...knownTime,
    ...createErasing(database, intake.forget),
    ...createMailQueue(database),
    ...createSecrets(database),
    ...createVisits(database),

    takeCounts: counts.take,
    giveBackCounts: counts.giveBack,

    /** Rejects with `StoreUnavailable` while a request could not be stored. */
    check: async (): Promise<void> => {
      await intake.check()
      await saving.check()
      await knownTime.beat(new Date())
    },

    freeBytes: async (): Promise<number | null> => database.freeBytes(),

    tidy: async (now: Date): Promise<void> => {
      const dayBeforeYesterday = new Date(now.getTime() - 2 * 86_400_000).toISOString().slice(0, 10)
      await transaction((query) => query(`DELETE FROM receipts WHERE day < $1`, [dayBeforeYesterday]))
      const firstDay = addDays(romeDay(now), -visitDays)
      await transaction((query) => query(`DELETE FROM visits WHERE day < $1`, [firstDay]))
      await counts.tidy(now)
    },

    close: () => database.close(),
  }
}
