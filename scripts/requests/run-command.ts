import type { ContactStore } from '#server/contact-store/contact-store.ts'
import { eachRequest } from '#server/contact-store/each-request.ts'
import { eraseRequests, purgeRequests, scrubbed } from './erase-requests.ts'
import { exportRequests } from './export-requests.ts'
import { hasWords, requireRequest } from './find-requests.ts'
import { saveFiles } from './save-files.ts'
import { details, line } from './show-request.ts'

const usage = `npm run requests -- <command>

  list [--open] [words …]       all requests, those not yet answered, or those with these words
  show <number>                 one request (a part of its number is enough)
  save <number> [folder]        its attachments, into a folder
  answered <number> [--not]     marks it as answered, or as open again
  export [--json] [file]        all requests as CSV for a spreadsheet, or as JSON
  erase <number|contact> --yes  one request, or all of one person (e-mail address or telephone), for good
  purge --yes                   all requests older than 'contact.retention.months' in content/settings.json
  move <where>                  all of it into another store: postgres://… or a folder (see docs/operations.md)
  scrub                         empties the log file, if erasing said that something is left there
  new-key                       a new key for the forms' tokens, from the next start of the site

Without --yes, erase and purge only say what they would erase.`

export type Options = { words: readonly string[]; flags: ReadonlySet<string> }
export type Print = (text: string) => void

/** Runs one command of the owner over the store. @throws Error in words for the owner. */
export async function runCommand(store: ContactStore, args: readonly string[], print: Print): Promise<void> {
  const [name = '', ...rest] = args
  const options: Options = {
    words: rest.filter((word) => !word.startsWith('--')),
    flags: new Set(rest.filter((word) => word.startsWith('--'))),
  }
  const command = commands[name]
  if (!command) throw new Error(name ? `There is no command '${name}'.\n\n${usage}` : usage)
  await command(store, options, print)
}

type Command = (store: ContactStore, options: Options, print: Print) => Promise<void>

const commands: Readonly<Record<string, Command>> = Object.assign(Object.create(null), {
  list: async (store, { words, flags }, print) => {
    let count = 0
    const isFound = hasWords(words)
    for await (const request of eachRequest(store, { isOpen: flags.has('--open') })) {
      if (!isFound(request)) continue
      print(line(request))
      count++
    }
    print(count === 1 ? '1 request' : `${count} requests`)
  },

  show: async (store, { words: [start] }, print) => {
    print(details(await requireRequest(store, start)))
  },

  save: async (store, { words: [start, folder] }, print) => {
    const request = await requireRequest(store, start)
    if (request.files.length === 0) throw new Error('This request has no attachments.')
    for (const path of await saveFiles(store, request, folder ?? `attachments-${request.id.slice(0, 8)}`))
      print(path)
  },

  answered: async (store, { words: [start], flags }, print) => {
    const { id } = await requireRequest(store, start)
    const isOpen = flags.has('--not')
    await store.markAnswered(id, isOpen ? null : new Date())
    print(`${id} is ${isOpen ? 'open again' : 'marked as answered'}.`)
  },

  export: exportRequests,
  erase: eraseRequests,
  purge: purgeRequests,
  scrub: async (store, _, print) => print(await scrubbed(store)),

  'new-key': async (store, _, print) => {
    await store.forgetSecret('anti-forgery')
    print('Start every process of the site again: forms that are open then are sent once more by themselves.')
  },
} satisfies Record<string, Command>)
