import { type Database, number, type Query, text } from './database.ts'

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
