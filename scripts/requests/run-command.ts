import { eachRequest } from '#server/contact-store/requests.ts'
import { requestsCommand } from '#server/own-build.ts'
import { requestNumber } from '#shared/sending.ts'
import { type CommandContext, type Options, readOptions } from './command-context.ts'
import { eraseRequests, purgeRequests } from './erase-requests.ts'
import { hasWords, requireRequest } from './find-requests.ts'
import { saveFiles } from './save-files.ts'
import { details, line } from './show-request.ts'
import { requestsCsv } from './table.ts'

/** @throws Error for the owner */
export async function runCommand(context: CommandContext, typed: readonly string[]): Promise<void> {
  const [name = '', ...rest] = typed
  const { say } = context
  const command = commands[name]
  if (!command)
    throw new Error(
      [name && say('requests.noCommand', { name }), say('requests.usage', { command: requestsCommand })]
        .filter(Boolean)
        .join('\n\n'),
    )
  await command(context, readOptions(name, rest, say))
}

type Command = (context: CommandContext, options: Options) => Promise<void>

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

  show: async (context, { args: [start] }) => {
    context.writeLine(details(await requireRequest(context, start), context))
  },

  save: async (context, { args: [start, folder] }) => {
    const request = await requireRequest(context, start)
    if (request.files.length === 0) throw new Error(context.say('requests.noAttachments'))
    const target = folder ?? `attachments-${requestNumber(request.id)}`
    for (const path of await saveFiles(context, request, target)) context.writeLine(path)
  },

  answered: async (context, { args: [start], flags }) => {
    const { id } = await requireRequest(context, start)
    const isOpen = flags.has('--not')
    await context.store.markAnswered(id, isOpen ? null : new Date())
    context.writeLine(context.say(isOpen ? 'requests.nowOpen' : 'requests.nowAnswered', { id }))
  },

  export: async ({ store, writeLine, say, t }) => {
    for await (const piece of requestsCsv(eachRequest(store), { say, t })) writeLine(piece.replace(/\n$/, ''))
  },

  erase: eraseRequests,
  purge: purgeRequests,
} satisfies Record<string, Command>)
