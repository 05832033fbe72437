import { type Database, type Query, StoreUnavailable, textOrNull } from './database.ts'
import type { Intake } from './intake.ts'
import { insertMails, type MailKind } from './mail-queue.ts'
import { insertRequest, type NewRequest, requestBytes, selectRequest } from './request-rows.ts'

export function createSaving({ transaction }: Database, intake: Intake) {
  return {
    /** Stores request, files and mails atomically; a known `id` changes nothing. */
    save: async (request: NewRequest, mails: readonly MailKind[]): Promise<'stored' | 'repeated'> => {
      const size = requestBytes(request)
      try {
        await intake.admit(size, request.files.length > 0)
      } catch (error) {
        // A repeat is acknowledged even when the store is full.
        if (await transaction((query) => selectRequest(query, request.id))) return 'repeated'
        throw error
      }
      const outcome = await transaction(async (query) => {
        if (!(await insertRequest(query, request))) return 'repeated'
        // After the insert, which waits for a running move: before it, the check could miss the move.
        await refuseMoved(query)
        await insertMails(query, request, mails)
        return 'stored'
      }).catch((error: unknown) => {
        if (error instanceof StoreUnavailable && error.fault === 'full') intake.waitFor(size)
        throw error
      })
      if (outcome === 'stored') intake.add(size)
      return outcome
    },

    check: () => transaction(refuseMoved),
  }
}

async function refuseMoved(query: Query) {
  const [pulse = {}] = await query(`SELECT moved_at FROM pulse WHERE id = 1`)
  const at = textOrNull(pulse, 'moved_at')
  if (at) throw new StoreUnavailable(`The requests were moved to another store on ${at}.`, 'moved')
}
