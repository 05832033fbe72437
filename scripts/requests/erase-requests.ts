import type { Say } from '#scripts/owner/owner-words.ts'
import type { Erased } from '#server/contact-store/erasing.ts'
import { eachRequest } from '#server/contact-store/requests.ts'
import { retentionLimit } from '#server/contact-store/upkeep.ts'
import type { CommandContext, Options } from './command-context.ts'
import { isOfPerson, requireRequest } from './find-requests.ts'
import { line } from './show-request.ts'

export async function eraseRequests(context: CommandContext, { args: [who], flags }: Options) {
  const { store, writeLine, say } = context
  if (!who) throw new Error(say('requests.whose'))
  const ids: string[] = []
  const isMeant = isOfPerson(who)
  for await (const request of eachRequest(store)) {
    if (!isMeant(request)) continue
    ids.push(request.id)
    writeLine(line(request, say))
  }
  if (ids.length === 0) {
    const one = await requireRequest(context, who)
    ids.push(one.id)
    writeLine(line(one, say))
  }
  if (!flags.has('--yes')) return writeLine(say('requests.unerased'))
  for (const line of erasedLines(await store.erase(ids), say)) writeLine(line)
}

/** `--yes` also confirms that the clock is right. */
export async function purgeRequests(context: CommandContext, { flags }: Options) {
  const { store, writeLine, say } = context
  const now = new Date()
  const limit = retentionLimit(now)
  if (!limit) throw new Error(say('requests.noRetention'))
  const { due, all } = await store.purgeOutlook(limit)
  writeLine(say('requests.outlook', { today: date(now), limit: date(limit), due, all }))
  if (flags.has('--yes')) await store.beat(now, true)
  if (due === 0) return
  if (!flags.has('--yes')) return writeLine(say('requests.unerased'))
  for (const line of erasedLines(await store.purge(limit), say)) writeLine(line)
}

/** Reports what was erased, and what remains on the disk. */
export function erasedLines({ count, isGone }: Erased, say: Say): string[] {
  return [say('requests.erased', { count }), ...(isGone ? [] : [say('requests.leftInLog')])]
}

function date(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
