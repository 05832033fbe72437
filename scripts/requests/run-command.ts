import { eachRequest } from '#server/contact-store/each-request.ts'
import type { Desk, Options } from './desk.ts'
import { eraseRequests, purgeRequests, scrubLog } from './erase-requests.ts'
import { exportRequests } from './export-requests.ts'
import { hasWords, requireRequest } from './find-requests.ts'
import { readOptions } from './read-options.ts'
import { saveFiles } from './save-files.ts'
import { details, line } from './show-request.ts'

/** @throws Error for the owner */
export async function runCommand(desk: Desk, typed: readonly string[]): Promise<void> {
  const [name = '', ...rest] = typed
  const { say } = desk
  const command = commands[name]
  if (!command)
    throw new Error(
      [name && say('requests.noCommand', { name }), say('requests.usage')].filter(Boolean).join('\n\n'),
    )
  await command(desk, readOptions(name, rest, say))
}

type Command = (desk: Desk, options: Options) => Promise<void>

const commands: Readonly<Record<string, Command>> = Object.assign(Object.create(null), {
  list: async ({ store, writeLine, say }, { args, flags }) => {
    let count = 0
    const isFound = hasWords(args)
    for await (const request of eachRequest(store, { isOpen: flags.has('--open') })) {
      if (!isFound(request)) continue
      writeLine(line(request, say))
      count++
    }
    writeLine(say('requests.count', { count }))
  },

  show: async (desk, { args: [start] }) => {
    desk.writeLine(details(await requireRequest(desk, start), desk))
  },

  save: async (desk, { args: [start, folder] }) => {
    const request = await requireRequest(desk, start)
    if (request.files.length === 0) throw new Error(desk.say('requests.noAttachments'))
    const target = folder ?? `attachments-${request.id.slice(0, 8)}`
    for (const path of await saveFiles(desk, request, target)) desk.writeLine(path)
  },

  answered: async (desk, { args: [start], flags }) => {
    const { id } = await requireRequest(desk, start)
    const isOpen = flags.has('--not')
    await desk.store.markAnswered(id, isOpen ? null : new Date())
    desk.writeLine(desk.say(isOpen ? 'requests.nowOpen' : 'requests.nowAnswered', { id }))
  },

  export: exportRequests,
  erase: eraseRequests,
  purge: purgeRequests,
  scrub: scrubLog,

  'new-key': async ({ store, writeLine, say }) => {
    await store.forgetSecret('anti-forgery')
    writeLine(say('requests.newKey'))
  },
} satisfies Record<string, Command>)
