import { type Database, number, type Query, text } from './database.ts'

/** At most `most` in `within` milliseconds. `name` must not identify a person. */
export type SharedCount = {
  name: string
  most: number
  within: number
  /** Skipped unless the first count of the same call exceeds this. */
  beyond?: number
}

/** Name of the exhausted count, and milliseconds until it resets. */
export type Full = { full: string; wait: number }

/** Rate limit counters in the store: shared by all processes, kept over restarts. */
export function createSharedCounts({ transaction }: Pick<Database, 'transaction'>) {
  return {
    /** Increments all counts, or none if one is full. */
    take: (counts: readonly SharedCount[], now = Date.now()): Promise<Full | { taken: SharedCount[] }> =>
      transaction(async (query) => {
        const taken: SharedCount[] = []
        let first = 0
        // Fixed order, so that concurrent transactions cannot deadlock.
        for (const count of counts) {
          if (count.beyond !== undefined && first <= count.beyond) continue
          const { total, endsAt } = await addOne(query, count, now)
          if (taken.length === 0) first = total
          taken.push(count)
          if (total <= count.most) continue
          for (const one of taken) await takeOneBack(query, one)
          return { full: count.name, wait: endsAt - now }
        }
        return { taken }
      }),

    tidy: (now: Date): Promise<void> =>
      transaction(async (query) => {
        await query(`DELETE FROM shared_counts WHERE ends_at < $1`, [now.toISOString()])
      }),

    /** Undoes `take`, when storing failed for reasons that are not the visitor's. */
    giveBack: (counts: readonly SharedCount[]): Promise<void> =>
      transaction(async (query) => {
        for (const count of counts) await takeOneBack(query, count)
      }),
  }
}

/** An end beyond `within` was stored before the clock was set back, and counts as expired. */
async function addOne(query: Query, { name, within }: SharedCount, now: number) {
  const isLive = `shared_counts.ends_at > $3 AND shared_counts.ends_at <= $2`
  const [row = {}] = await query(
    `INSERT INTO shared_counts (name, ends_at, count) VALUES ($1, $2, 1)
     ON CONFLICT (name) DO UPDATE SET
       count = CASE WHEN ${isLive} THEN shared_counts.count + 1 ELSE 1 END,
       ends_at = CASE WHEN ${isLive} THEN shared_counts.ends_at ELSE $2 END
     RETURNING count, ends_at`,
    [name, iso(now + within), iso(now)],
  )
  return { total: number(row, 'count'), endsAt: Date.parse(text(row, 'ends_at')) }
}

async function takeOneBack(query: Query, { name }: SharedCount) {
  await query(`UPDATE shared_counts SET count = count - 1 WHERE name = $1 AND count > 0`, [name])
}

function iso(time: number): string {
  return new Date(time).toISOString()
}
