import { requestsCommand } from '#server/own-build.ts'
import { setting } from '#shared/setting.ts'
import { longestLeap, type PurgeOutlook } from './known-time.ts'

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
export function purgeRefusal(now: Date, { due, all, known }: PurgeOutlook): string | null {
  const byHand = `Nothing of ${all} was erased. If the date is right: ${requestsCommand} purge --yes`
  if (known && now.getTime() - known.getTime() > longestLeap) {
    return `The clock has leapt from ${known.toISOString()} to ${now.toISOString()}: ${due} requests would be due. ${byHand}`
  }
  if (due > 1 && due === all) return `All ${all} requests are past the retention. ${byHand}`
  return null
}
