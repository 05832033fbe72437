import { type Database, number, type Query, text } from './database.ts'

/** At most `most` in `within` milliseconds. `name` must not identify a person. */
export type SharedCount = { name: string; most: number; within: number }

/** The exhausted count, and milliseconds until it resets. */
export type Full = { name: string; wait: number }

/** Counts in the store: shared by all processes, kept over restarts. */
export function createSharedCounts({ transaction }: Pick<Database, 'transaction'>) {
  return {
    take: (counts: readonly SharedCount[], now = Date.now()): Promise<Full | null> =>
      transaction((query) => takeCounts(query, counts, now)),

    tidy: (now: Date): Promise<void> =>
      transaction(async (query) => {
        await query(`DELETE FROM shared_counts WHERE ends_at < $1`, [now.toISOString()])
        // Hashes of mailboxes, left by a release that counted receipts there.
        await query(`DELETE FROM receipts`)
      }),

    /** Undoes `take`, when storing failed for reasons that are not the visitor's. */
    giveBack: (counts: readonly SharedCount[]): Promise<void> =>
      transaction(async (query) => {
        for (const count of counts) await takeOneBack(query, count)
      }),
  }
}

/** Increments all counts, or none if one is full. */
async function takeCounts(query: Query, counts: readonly SharedCount[], now: number): Promise<Full | null> {
  // Fixed order, so that concurrent transactions cannot deadlock.
  for (const [index, count] of counts.entries()) {
    const { total, endsAt } = await addOne(query, count, now)
    if (total <= count.most) continue
    for (const one of counts.slice(0, index + 1)) await takeOneBack(query, one)
    return { name: count.name, wait: endsAt - now }
  }
  return null
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
