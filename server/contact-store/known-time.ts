import { type Database, number, type Query, textOrNull } from './database.ts'

const day = 86_400_000
/** A clock that has gone further than this since the store last saw it is not believed. */
export const longestLeap = 31 * day

/** What is known before old requests are erased: how many are due, of how many, and the last time that was believed. */
export type PurgeOutlook = { due: number; all: number; known: Date | null }

/** The time as the store knows it: it survives restarts, and a clock that leaps does not move it. */
export function createKnownTime({ transaction }: Database) {
  return {
    /** Notes that it is `now`; not when that would be a leap, unless somebody says so. Proves that the store can be written. */
    beat: (now: Date, isCertain = false): Promise<void> =>
      transaction(async (query) => {
        const known = await knownTime(query)
        const isLeap = known !== null && now.getTime() - known.getTime() > longestLeap
        const isLater = known === null || now > known
        const time = isCertain || (isLater && !isLeap) ? now : (known ?? now)
        await query(`UPDATE pulse SET beaten_at = $1 WHERE id = 1`, [time.toISOString()])
      }),

    purgeOutlook: (before: Date): Promise<PurgeOutlook> =>
      transaction(async (query) => {
        const [all = {}] = await query(`SELECT COUNT(*) AS count FROM requests`)
        const [due = {}] = await query(`SELECT COUNT(*) AS count FROM requests WHERE created_at < $1`, [
          before.toISOString(),
        ])
        return { due: number(due, 'count'), all: number(all, 'count'), known: await knownTime(query) }
      }),
  }
}

/** A store that has never noted the time knows that of its newest request. */
async function knownTime(query: Query): Promise<Date | null> {
  const [pulse = {}] = await query(`SELECT beaten_at FROM pulse WHERE id = 1`)
  const [newest = {}] = await query(`SELECT MAX(created_at) AS newest FROM requests`)
  const known = textOrNull(pulse, 'beaten_at') || textOrNull(newest, 'newest')
  return known ? new Date(known) : null
}
