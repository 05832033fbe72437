import { type Database, number, type Query, text } from './database.ts'

/** How often pages were opened on a day, and nothing of who did. Keys are day and path: `2026-03-01 /it`. */
export type Visits = ReadonlyMap<string, number>

export function createVisits({ transaction }: Pick<Database, 'transaction'>) {
  return {
    /** Several processes add up. */
    addVisits: (visits: Visits): Promise<void> =>
      transaction(async (query) => {
        const sql = `INSERT INTO visits (day, path, count) VALUES ($1, $2, $3)
          ON CONFLICT (day, path) DO UPDATE SET count = visits.count + excluded.count`
        // Fixed order, so that concurrent transactions cannot deadlock.
        for (const [key, count] of [...visits].toSorted()) await query(sql, [...key.split(' '), count])
      }),

    /** Sums of each day and of each page, the highest first. */
    visitsSince: (day: string) =>
      transaction(async (query) => ({
        days: await sums(query, 'day', day),
        pages: await sums(query, 'path', day),
      })),
  }
}

async function sums(query: Query, column: 'day' | 'path', since: string) {
  const sql = `SELECT ${column}, SUM(count) AS total FROM visits WHERE day >= $1
    GROUP BY ${column} ORDER BY total DESC, ${column}`
  const rows = await query(sql, [since])
  return rows.map((row) => ({ name: text(row, column), count: number(row, 'total') }))
}
