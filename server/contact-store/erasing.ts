import { setImmediate as turnOfOthers } from 'node:timers/promises'
import type { Database } from './database.ts'

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
