import { setImmediate as turnOfOthers } from 'node:timers/promises'
import { type Database, number, type Query, text } from './database.ts'

/** `isGone` is false while a reader keeps erased data in the write-ahead log; then call `scrub` again. */
export type Erased = { count: number; isGone: boolean }

/** The oldest due requests, few enough that other writers get their turn: 500, of about 8 MB. */
const nextDue = `SELECT id FROM (
  SELECT id, bytes, SUM(bytes) OVER (ORDER BY created_at, id) AS sum FROM (
    SELECT id, created_at, bytes FROM requests WHERE created_at < $1 ORDER BY created_at, id LIMIT 500) AS due
  ) AS summed WHERE sum - bytes < 8000000`

export function createErasing({ transaction, vacuum }: Database) {
  const erased = async (count: number): Promise<Erased> => ({
    count,
    isGone: count === 0 || (await vacuum()),
  })
  const remove = (which: string, value: string) =>
    transaction((query) => query(`DELETE FROM requests WHERE id IN (${which}) RETURNING id`, [value]))

  return {
    erase: async (ids: readonly string[]): Promise<Erased> => {
      let count = 0
      for (const id of ids) count += (await remove('$1', id)).length
      return erased(count)
    },

    purge: async (before: Date): Promise<Erased> => {
      let count = 0
      for (;;) {
        const { length } = await remove(nextDue, before.toISOString())
        if (length === 0) return erased(count)
        count += length
        await turnOfOthers()
      }
    },

    /** Truncates the write-ahead log, which may still hold erased data; false while there is a reader. */
    scrub: (): Promise<boolean> => vacuum(),
  }
}

const day = 86_400_000
/** A clock further ahead of the last stored time than this is taken to be wrong. */
export const longestLeap = 31 * day

/** `due` of `all` requests are past retention; `known` is the last trusted time. */
export type PurgeOutlook = { due: number; all: number; known: Date | null }

/** A clock kept in the store: it survives restarts and ignores implausible jumps. */
export function createKnownTime({ transaction }: Database) {
  return {
    /** Stores `now` unless it is an implausible jump; `isCertain` stores it anyway. */
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

async function knownTime(query: Query): Promise<Date | null> {
  const [pulse = {}] = await query(`SELECT beaten_at FROM pulse WHERE id = 1`)
  const known = text(pulse, 'beaten_at')
  return known ? new Date(known) : null
}
