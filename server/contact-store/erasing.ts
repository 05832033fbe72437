import { type Database, number, type Query, text } from './database.ts'

/** `isGone` is false while a reader keeps erased data in the write-ahead log; then call `scrub` again. */
export type Erased = { count: number; isGone: boolean }

/** Limits of one transaction, so that other writers get their turn. One request may exceed them. */
const step = { bytes: 8_000_000, requests: 500 }
/** Erased bytes after which the file is vacuumed. */
const stretch = 64_000_000

const asked = 100
const placeholders = Array.from({ length: asked }, (_, index) => `$${index + 1}`).join(', ')

type Doomed = { id: string; bytes: number }

export function createErasing(database: Database, onErased: () => void) {
  async function eraseAll(next: (query: Query) => Promise<readonly Doomed[]>): Promise<Erased> {
    let count = 0
    let sinceVacuum = 0
    let isGone = true
    for (;;) {
      const done = await eraseStep(next)
      count += done.count
      sinceVacuum += done.bytes
      const isLast = done.count === 0
      if (count > 0 && (isLast || sinceVacuum > stretch)) {
        isGone = await database.vacuum()
        sinceVacuum = 0
      }
      if (!isLast) continue
      onErased()
      return { count, isGone }
    }
  }

  function eraseStep(next: (query: Query) => Promise<readonly Doomed[]>) {
    return database.transaction(async (query) => {
      const done = { count: 0, bytes: 0 }
      for (const { id, bytes } of await next(query)) {
        if (done.bytes > 0 && done.bytes + bytes > step.bytes) break
        await query(`DELETE FROM requests WHERE id = $1`, [id])
        done.count++
        done.bytes += bytes
      }
      return done
    })
  }

  return {
    erase: (ids: readonly string[]): Promise<Erased> => {
      const left = [...ids]
      return eraseAll(async (query) => {
        while (left.length > 0) {
          const some = Array.from({ length: asked }, (_, index) => left[index] ?? '')
          const rows = await query(`SELECT id, bytes FROM requests WHERE id IN (${placeholders})`, some)
          if (rows.length > 0) return rows.map(doomed)
          left.splice(0, asked)
        }
        return []
      })
    },

    purge: (before: Date): Promise<Erased> =>
      eraseAll(async (query) => {
        const rows = await query(
          `SELECT id, bytes FROM requests WHERE created_at < $1 ORDER BY created_at, id LIMIT $2`,
          [before.toISOString(), step.requests],
        )
        return rows.map(doomed)
      }),

    /** Truncates the write-ahead log, which may still hold erased data; false while there is a reader. */
    scrub: (): Promise<boolean> => database.vacuum(),
  }
}

function doomed(row: Readonly<Record<string, unknown>>): Doomed {
  return { id: text(row, 'id'), bytes: number(row, 'bytes') }
}
