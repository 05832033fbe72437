import type { ContactStore } from '#server/contact-store/contact-store.ts'
import { eachRequest } from '#server/contact-store/each-request.ts'
import { retentionLimit } from '#server/contact-store/retention.ts'
import { isOfPerson, requireRequest } from './find-requests.ts'
import type { Options, Print } from './run-command.ts'
import { line } from './show-request.ts'

const unerased = 'Nothing was erased. Add --yes to erase these for good.'

/** One request, or all of one person. */
export async function eraseRequests(store: ContactStore, { words: [who], flags }: Options, print: Print) {
  if (!who) throw new Error('Say which request, or whose: a number, an e-mail address or a telephone.')
  const ids: string[] = []
  const isMeant = isOfPerson(who)
  for await (const request of eachRequest(store)) {
    if (!isMeant(request)) continue
    ids.push(request.id)
    print(line(request))
  }
  if (ids.length === 0) {
    const one = await requireRequest(store, who)
    ids.push(one.id)
    print(line(one))
  }
  if (!flags.has('--yes')) return print(unerased)
  tell(await store.erase(ids), print)
}

/** All that are past the retention; who says --yes vouches for the machine's clock as well. */
export async function purgeRequests(store: ContactStore, { flags }: Options, print: Print) {
  const now = new Date()
  const limit = retentionLimit(now)
  if (!limit)
    throw new Error("'contact.retention.months' in content/settings.json is no whole number of months.")
  const { due, all } = await store.purgeOutlook(limit)
  print(`Today is ${date(now)}. Older than ${date(limit)}: ${due} of ${all}.`)
  if (flags.has('--yes')) await store.beat(now, true)
  if (due === 0) return
  if (!flags.has('--yes')) return print(unerased)
  tell(await store.purge(limit), print)
}

/** Whether what was erased is gone from the log as well, in words. */
export async function scrubbed(store: ContactStore): Promise<string> {
  return (await store.scrub()) ? 'The log is empty: nothing erased is left in it.' : left
}

const left =
  'Its words are still in the log file (contact.sqlite-wal): another program is reading the store, perhaps a backup. ' +
  'The site empties it within an hour, or when that has ended: npm run requests -- scrub'

function tell({ count, isGone }: { count: number; isGone: boolean }, print: Print) {
  print(`${count} erased, with their attachments and mails.`)
  if (!isGone) print(left)
}

function date(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
