import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isSecureVisit, sameOriginSource } from '#server/http/public-origin.ts'
import type { Metrics } from '#server/metrics.ts'
import { problem } from '#server/plugins/problems.ts'
import { securityHeaders } from '#server/plugins/security-headers.ts'
import {
  createRooms,
  type Reader,
  type Refusal,
  type RefusalCode,
  type RelayLimits,
  type Rooms,
  relayLimits,
} from '#server/relay/rooms.ts'

export type RelayDeps = { limits?: RelayLimits }

type Surroundings = {
  publicOrigin: string | undefined
  isSecureOrigin: boolean
  metrics: Metrics
}

type RoomRequest = FastifyRequest<{ Params: { id: string } }>

/** The client turns the codes into words (`app/platform/room/`). */
const statuses: Record<RefusalCode, number> = {
  'room-over': 404,
  'room-full': 429,
  'room-often': 429,
  'room-busy': 503,
  // Temporary: a client that is still connecting retries.
  'room-closed': 503,
}

export function roomRoutes(app: FastifyInstance, around: Surroundings, deps: RelayDeps = {}) {
  const { limits = relayLimits } = deps
  const rooms = createRooms({ limits, now: () => performance.now() })
  around.metrics.watchRooms(rooms.figures)
  setInterval(rooms.beat, limits.heartbeat).unref()
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    rooms.close()
  })
  app.register(async (scope) => {
    // Everything but bytes is answered 415 before the body is read.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser<Buffer>(
      'application/octet-stream',
      { parseAs: 'buffer' },
      async (_: FastifyRequest, body: Buffer) => body,
    )
    scope.addHook('onRequest', async (request) => {
      if (isClosing) throw problem(503, { 'retry-after': '2' })
      if (!isFromOurPages(request, around.publicOrigin)) throw problem(403)
    })
    const guarded = createGuarded(rooms, around)
    scope.get('/api/rooms/:id/events', { exposeHeadRoute: false }, guarded.listen)
    scope.post('/api/rooms/:id', { bodyLimit: limits.messageBytes }, guarded.post)
  })
}

function createGuarded(rooms: Rooms, { isSecureOrigin, metrics }: Surroundings) {
  const refuse = ({ code, wait }: Refusal) => {
    if (code === 'room-busy') metrics.countRefusal(`rooms: ${code}`)
    return problem(statuses[code], wait > 0 ? { 'retry-after': String(wait) } : {}, code)
  }
  return {
    listen: async (request: RoomRequest, reply: FastifyReply) => {
      const isSecure = isSecureVisit(request, isSecureOrigin)
      const joined = rooms.join({
        room: roomOf(request),
        device: deviceOf(request),
        reader: readerOf(reply.raw, isSecure),
      })
      if ('code' in joined) throw refuse(joined)
      reply.hijack()
      reply.raw.once('close', joined.leave)
    },
    post: async (request: RoomRequest, reply: FastifyReply) => {
      const room = roomOf(request)
      const { body } = request
      if (!Buffer.isBuffer(body) || body.length === 0) throw problem(400)
      const refusal = rooms.post(room, body)
      if (refusal) throw refuse(refusal)
      return reply.code(204).header('cache-control', 'no-store').send()
    },
  }
}

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Keeps nginx from buffering the stream.
  'x-accel-buffering': 'no',
}

function readerOf(response: ServerResponse, isSecure: boolean): Reader {
  // A slow reader may be written to after its end.
  response.on('error', () => {})
  return {
    write: (event) => {
      if (!response.headersSent) response.writeHead(200, { ...securityHeaders(isSecure), ...streamHeaders })
      response.write(event)
    },
    waiting: () => response.writableLength,
    end: () => {
      response.end()
    },
    cut: () => {
      response.destroy()
    },
  }
}

/** At least 128 bits of base64url: the id is the room's only secret. */
function roomOf({ params: { id } }: RoomRequest): string {
  if (!/^[\w-]{22,64}$/.test(id)) throw problem(404)
  return id
}

function deviceOf({ headers }: FastifyRequest): string {
  const name = headers['room-device']
  return typeof name === 'string' && /^[\w-]{1,32}$/.test(name) ? name : randomBytes(9).toString('base64url')
}

/** EventSource requests of the same origin send no `Origin` header. */
function isFromOurPages(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  if (request.method === 'POST') return sameOriginSource(request, publicOrigin) !== undefined
  const site = request.headers['sec-fetch-site']
  return site === undefined || site === 'same-origin'
}
