import { setting } from '#shared/setting.ts'
import { longestLeap, type PurgeOutlook } from './known-time.ts'

/** The moment before which requests are due for erasing; null when the owner set no whole number of months. */
export function retentionLimit(now: Date, months = setting('contact.retention.months')): Date | null {
  if (!/^[1-9]\d{0,2}$/.test(months)) return null
  const limit = new Date(now)
  limit.setUTCMonth(limit.getUTCMonth() - Number(months))
  // The 31st of a month that has none has run over into the next one: its last day is meant.
  if (limit.getUTCDate() !== now.getUTCDate()) limit.setUTCDate(0)
  return limit
}

/**
 * Why nothing may be erased by itself, in words for the log, or null. The clock may be wrong after a repair or an empty
 * battery: what it would erase then is gone for good, so the owner has to say it by hand.
 */
export function purgeRefusal(now: Date, { due, all, known }: PurgeOutlook): string | null {
  const byHand = `Nothing of ${all} was erased. If the date is right: npm run requests -- purge --yes`
  if (known && now.getTime() - known.getTime() > longestLeap) {
    return `The clock has leapt from ${known.toISOString()} to ${now.toISOString()}: ${due} requests would be due. ${byHand}`
  }
  if (due > 1 && due === all) return `All ${all} requests are past the retention. ${byHand}`
  return null
}
