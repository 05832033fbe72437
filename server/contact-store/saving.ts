import { type Database, type Query, StoreUnavailable, textOrNull } from './database.ts'
import type { Intake } from './intake.ts'
import { insertMails, type MailKind } from './mail-queue.ts'
import { insertRequest, type NewRequest, requestBytes, selectRequest } from './request-rows.ts'

export function createSaving({ transaction }: Database, intake: Intake) {
  return {
    /** Stores a request with its files and mails, all or nothing; a known `id` is left as it is. */
    save: async (request: NewRequest, mails: readonly MailKind[]): Promise<'stored' | 'repeated'> => {
      const size = requestBytes(request)
      try {
        await intake.admit(size, request.files.length > 0)
      } catch (error) {
        // What is stored already takes no room.
        if (await transaction((query) => selectRequest(query, request.id))) return 'repeated'
        throw error
      }
      const outcome = await transaction(async (query) => {
        if (!(await insertRequest(query, request))) return 'repeated'
        // After the insertion, which waits for a move that is under way.
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

    /** @throws StoreUnavailable where the requests are in another store now. */
    check: () => transaction(refuseMoved),
  }
}

async function refuseMoved(query: Query) {
  const [pulse = {}] = await query(`SELECT moved_at FROM pulse WHERE id = 1`)
  const at = textOrNull(pulse, 'moved_at')
  if (at) throw new StoreUnavailable(`The requests were moved to another store on ${at}.`, 'moved')
}
