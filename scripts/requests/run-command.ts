import { chmodSync, writeFileSync } from 'node:fs'
import type { ContactStore, StoredRequest } from '#server/contact-store/contact-store.ts'
import { retentionLimit } from '#server/contact-store/retention.ts'
import { requestsOfPerson, requestsWith, requireRequest } from './find-requests.ts'
import { saveFiles } from './save-files.ts'
import { requestsCsv, requestsJson } from './table.ts'

const usage = `npm run requests -- <command>

  list [--open] [words …]       all requests, those not yet answered, or those with these words
  show <number>                 one request (a part of its number is enough)
  save <number> [folder]        its attachments, into a folder
  answered <number> [--not]     marks it as answered, or as open again
  export [--json] [file]        all requests as CSV for a spreadsheet, or as JSON
  erase <number|contact> --yes  one request, or all of one person (e-mail address or telephone), for good
  purge --yes                   all requests older than 'contact.retention.months' in content/settings.json
  new-key                       a new key for the forms' tokens, from the next start of the site

Without --yes, erase and purge only say what they would erase.`

type Options = { words: readonly string[]; flags: ReadonlySet<string> }
type Print = (text: string) => void

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
    const found = requestsWith(await store.list(), words)
    const shown = flags.has('--open') ? found.filter(({ answeredAt }) => answeredAt === null) : found
    for (const request of shown) print(line(request))
    print(shown.length === 1 ? '1 request' : `${shown.length} requests`)
  },

  show: async (store, { words: [start] }, print) => {
    print(details(requireRequest(await store.list(), start)))
  },

  save: async (store, { words: [start, folder] }, print) => {
    const request = requireRequest(await store.list(), start)
    if (request.files.length === 0) throw new Error('This request has no attachments.')
    for (const path of await saveFiles(store, request, folder ?? `attachments-${request.id.slice(0, 8)}`))
      print(path)
  },

  answered: async (store, { words: [start], flags }, print) => {
    const { id } = requireRequest(await store.list(), start)
    const isOpen = flags.has('--not')
    await store.markAnswered(id, isOpen ? null : new Date())
    print(`${id} is ${isOpen ? 'open again' : 'marked as answered'}.`)
  },

  export: async (store, { words: [file], flags }, print) => {
    const requests = await store.list()
    const text = flags.has('--json') ? requestsJson(requests) : requestsCsv(requests)
    if (!file) return print(text)
    writeFileSync(file, text, { mode: 0o600 })
    // The mode is only given to a new file; an older one may be open to others.
    chmodSync(file, 0o600)
    print(`${requests.length} requests are in ${file}.`)
  },

  erase: async (store, { words: [who], flags }, print) => {
    if (!who) throw new Error('Say which request, or whose: a number, an e-mail address or a telephone.')
    const all = await store.list()
    const ofPerson = requestsOfPerson(all, who)
    await erase(store, ofPerson.length > 0 ? ofPerson : [requireRequest(all, who)], flags, print)
  },

  purge: async (store, { flags }, print) => {
    const limit = retentionLimit(new Date())
    if (!limit)
      throw new Error("'contact.retention.months' in content/settings.json is no whole number of months.")
    const old = (await store.list()).filter(({ createdAt }) => createdAt < limit)
    print(`Older than ${limit.toISOString().slice(0, 10)}: ${old.length}.`)
    if (old.length > 0) await erase(store, old, flags, print)
  },
  'new-key': async (store, _, print) => {
    await store.forgetSecret('anti-forgery')
    print('Start every process of the site again: forms that are open then are sent once more by themselves.')
  },
} satisfies Record<string, Command>)

async function erase(
  store: ContactStore,
  requests: readonly StoredRequest[],
  flags: ReadonlySet<string>,
  print: Print,
) {
  for (const request of requests) print(line(request))
  if (!flags.has('--yes')) return print('Nothing was erased. Add --yes to erase these for good.')
  const count = await store.erase(requests.map(({ id }) => id))
  print(`${count} erased, with their attachments and mails.`)
}

function line({ id, createdAt, answeredAt, subject, name, reach, files }: StoredRequest): string {
  const state = answeredAt ? 'answered' : 'open    '
  const attached = files.length > 0 ? ` +${files.length}` : ''
  return [id.slice(0, 8), localTime(createdAt), state, subject || '-', name, `${reach}${attached}`].join('  ')
}

function details(request: StoredRequest): string {
  const { id, createdAt, answeredAt, page, subject, name, reach, company, message, answer, files } = request
  const rows: [string, string][] = [
    ['number', id],
    ['received', `${localTime(createdAt)} (${page})`],
    ['answered', answeredAt ? localTime(answeredAt) : 'not yet'],
    ['subject', subject],
    ['name', name],
    ['reach', reach],
    ['company', company],
    ['answer in', answer],
    ...files.map((file): [string, string] => [
      'attached',
      `${file.name} (${Math.ceil(file.size / 1000)} kB)`,
    ]),
  ]
  const head = rows.filter(([, value]) => value !== '').map(([label, value]) => `${label.padEnd(10)}${value}`)
  return [...head, '', message].join('\n')
}

function localTime(date: Date): string {
  const options = { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Rome' } as const
  return new Intl.DateTimeFormat('sv-SE', options).format(date)
}
