import { setting } from '#shared/setting.ts'
import type { ContactStore } from './contact-store.ts'

const hour = 3_600_000

/** The moment before which requests are due for erasing; null when the owner set no whole number of months. */
export function retentionLimit(now: Date, months = setting('contact.retention.months')): Date | null {
  if (!/^[1-9]\d{0,2}$/.test(months)) return null
  const limit = new Date(now)
  limit.setUTCMonth(limit.getUTCMonth() - Number(months))
  // The 31st of a month that has none has run over into the next one: its last day is meant.
  if (limit.getUTCDate() !== now.getUTCDate()) limit.setUTCDate(0)
  return limit
}

/** Keeps what the privacy notice promises: every few hours, requests older than the retention are erased. */
export function startRetention(store: ContactStore, onFault: (fault: string) => void): () => void {
  const sweep = () => {
    const limit = retentionLimit(new Date())
    if (limit) store.purge(limit).catch((error: unknown) => onFault(String(error)))
  }
  const first = setTimeout(sweep, 60_000)
  const timer = setInterval(sweep, 6 * hour)
  first.unref()
  timer.unref()
  return () => {
    clearTimeout(first)
    clearInterval(timer)
  }
}
