import { type Database, number, type Query, text } from './database.ts'

/** One thing that is counted: `most` times in `within` milliseconds. `name` must not tell whom it counts. */
export type SharedCount = {
  name: string
  most: number
  within: number
  /** Left out until the first count of the same call stands beyond so many. */
  beyond?: number
}

/** The name of what is full, and the milliseconds until it is empty again. */
export type Full = { full: string; wait: number }

/** Counts that all processes share and that outlive them; each is forgotten `within` milliseconds after its first. */
export function createSharedCounts({ transaction }: Pick<Database, 'transaction'>) {
  return {
    /** Counts one in each, or, when one is full, in none; gives what was counted. */
    take: (counts: readonly SharedCount[], now = Date.now()): Promise<Full | { taken: SharedCount[] }> =>
      transaction(async (query) => {
        const taken: SharedCount[] = []
        let first = 0
        // Always in the same order, so that two processes never wait for each other.
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

    /** Forgets those whose time is over. */
    tidy: (now: Date): Promise<void> =>
      transaction(async (query) => {
        await query(`DELETE FROM shared_counts WHERE ends_at < $1`, [now.toISOString()])
      }),

    /** Takes back what `take` counted: what came of it was no fault of whom it counts. */
    giveBack: (counts: readonly SharedCount[]): Promise<void> =>
      transaction(async (query) => {
        for (const count of counts) await takeOneBack(query, count)
      }),
  }
}

/**
 * An end that is further away than `within` was written by a clock that has been set back since: it counts as past, or
 * a limit would stay closed until the clock is there again.
 */
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
