import type { FastifyInstance } from 'fastify'
import type { Access } from '../access/access.ts'
import type { DeskSay } from '../dictionaries.ts'
import { ChangedMeanwhile, type FileChange } from '../files/change.ts'
import { changesTold, type Difference } from '../files/differences.ts'
import { type HistoryEntry, isOwnerFile, type OwnerFolder } from '../files/owner-folder.ts'
import { bodyOf } from './body-schema.ts'
import { problem } from './problem.ts'

const change = {
  type: 'object',
  properties: {
    file: { type: 'string' },
    path: { type: 'array', minItems: 1, maxItems: 6, items: { type: ['string', 'integer'] } },
    before: {},
    after: {},
  },
  required: ['file', 'path'],
  additionalProperties: false,
}
const changes = { type: 'array', minItems: 1, maxItems: 50, items: change }

export type ShownEntry = Omit<HistoryEntry, 'changes'> & { isUndone: boolean; changes: readonly Difference[] }

/** @throws a problem for the reader where the file was broken by hand */
export function readJson(folder: OwnerFolder, file: string, say: DeskSay) {
  try {
    return JSON.parse(folder.read(file))
  } catch (error) {
    throw problem(409, say('fault.broken', { file, detail: String(error) }))
  }
}

type Deps = { folder: OwnerFolder; access: Access; say: DeskSay }

/** Routes to read, change and undo the owner's files, and a stream of changes for other open desks. */
export function changeRoutes(app: FastifyInstance, { folder, access, say }: Deps) {
  app.get<{ Params: { '*': string } }>('/desk/api/files/*', ({ params: { '*': name } }) => {
    if (!isOwnerFile(name)) throw problem(404)
    return readJson(folder, name, say)
  })

  app.post<{ Body: { changes: FileChange[] } }>(
    '/desk/api/changes',
    { schema: bodyOf({ changes }) },
    ({ body }) => {
      if (!body.changes.every(({ file }) => isOwnerFile(file))) throw problem(400)
      return folder.commit(body.changes) ?? {}
    },
  )

  app.get('/desk/api/history', () =>
    folder
      .history()
      .map(({ changes, ...entry }): ShownEntry => ({ ...entry, changes: changesTold(changes) })),
  )

  app.post<{ Params: { id: string } }>(
    '/desk/api/history/:id/undo',
    { schema: { params: { type: 'object', properties: { id: { type: 'string', pattern: '^\\d+$' } } } } },
    ({ params: { id } }) => {
      try {
        const entry = folder.undo(Number(id))
        if (!entry) throw problem(404)
        return entry
      } catch (error) {
        throw error instanceof ChangedMeanwhile ? problem(409, say('fault.overtaken')) : error
      }
    },
  )

  // Also tells how many desks are open, so that nobody is surprised by another's changes.
  type Tell = (event: string, data: string | number) => void
  const open = new Set<Tell>()
  const tellDesks = () => {
    for (const tell of open) tell('desks', open.size)
  }
  app.get('/desk/api/events', (request, reply) => {
    reply.hijack()
    const stream = reply.raw
    stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    stream.write('retry: 2000\n\n')
    const tell: Tell = (event, data) => {
      // It tells nothing to a session that has ended.
      if (access.isLetIn(request)) stream.write(`event: ${event}\ndata: ${data}\n\n`)
      else stream.destroy()
    }
    const end = folder.onChange((file) => tell('changed', file))
    open.add(tell)
    tellDesks()
    request.raw.on('close', () => {
      end()
      open.delete(tell)
      tellDesks()
    })
  })
}
