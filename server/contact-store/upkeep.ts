import { requestsCommand } from '#server/own-build.ts'
import { setting } from '#shared/setting.ts'
import type { ContactStore } from './contact-store.ts'
import { longestLeap, type PurgeOutlook } from './erasing.ts'

const minute = 60_000
const hour = 60 * minute

export type Upkeep = ReturnType<typeof createUpkeep>

/** Periodic tasks. Erases requests past retention, as the privacy notice promises. */
export function createUpkeep(store: ContactStore, log: (message: string) => void) {
  const purged = { requests: 0, sweeps: 0, refused: 0 }

  async function sweep(now: Date, limit = retentionLimit(now)) {
    await store.beat(now)
    if (!limit) return
    const outlook = await store.purgeOutlook(limit)
    const refusal = purgeRefusal(now, outlook)
    if (refusal) {
      purged.refused++
      return log(refusal)
    }
    const erased = await store.purge(limit)
    purged.sweeps++
    purged.requests += erased.count
    if (erased.count > 0)
      log(`${erased.count} of ${outlook.all} requests were past the retention and are erased.`)
    if (!erased.isGone) log('They are still in the log file: another program reads the store.')
  }

  async function tidy(now: Date) {
    await store.beat(now)
    await store.tidy(now)
    // Erased requests may still be in the log, if another program was reading.
    await store.scrub()
  }

  return {
    sweep,
    tidy,
    /** Since this process started. */
    purged: () => ({ ...purged }),
  }
}

export function startUpkeep({ sweep, tidy }: Upkeep, onFault: (fault: string) => void): () => void {
  const tasks = [
    { task: () => tidy(new Date()), first: 1_000, every: hour },
    { task: () => sweep(new Date()), first: minute, every: 6 * hour },
  ]
  const timers = tasks.flatMap(({ task, first, every }) => {
    const run = () => task().catch((error: unknown) => onFault(String(error)))
    return [setTimeout(run, first).unref(), setInterval(run, every).unref()]
  })
  return () => {
    for (const timer of timers) clearTimeout(timer)
  }
}

/** Requests before this are due for erasure; null unless the setting is a whole number of months. */
export function retentionLimit(now: Date, months = setting('contact.retention.months')): Date | null {
  if (!/^[1-9]\d{0,2}$/.test(months)) return null
  const limit = new Date(now)
  limit.setUTCMonth(limit.getUTCMonth() - Number(months))
  // If the month has no such day, `Date` overflowed into the next; take the last day instead.
  if (limit.getUTCDate() !== now.getUTCDate()) limit.setUTCDate(0)
  return limit
}

/** Reason for the log not to purge, or null: with a wrong clock a purge would destroy requests for good. */
function purgeRefusal(now: Date, { due, all, known }: PurgeOutlook): string | null {
  const byHand = `Nothing of ${all} was erased. If the date is right: ${requestsCommand} purge --yes`
  if (known && now.getTime() - known.getTime() > longestLeap) {
    return `The clock has leapt from ${known.toISOString()} to ${now.toISOString()}: ${due} requests would be due. ${byHand}`
  }
  if (due > 1 && due === all) return `All ${all} requests are past the retention. ${byHand}`
  return null
}
