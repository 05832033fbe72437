import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'

/** Milliseconds and bytes. nginx shields from slow clients; these limits protect a server without it. */
export const connectionLimits = {
  // Idle time.
  connectionTimeout: 14_000,
  keepAliveTimeout: 10_000,
  // Attachments on a slow connection take minutes.
  requestTimeout: 300_000,
  bodyLimit: 65_536,
  // Our own check rejects a missing Host, with all security headers.
  http: {
    headersTimeout: 10_000,
    connectionsCheckingInterval: 2_000,
    maxHeaderSize: 16_384,
    requireHostHeader: false,
  },
} as const satisfies FastifyServerOptions & { http: object }

/** More than any proxy opens; an idle connection costs about 10 kB. */
const mostConnections = 4_000
/** Node holds a response for every request in a packet; browsers and proxies do not pipeline. */
const mostPipelined = 32

/** Call after all handlers are added. */
export function addConnectionLimits(app: FastifyInstance) {
  app.server.maxConnections = mostConnections
  const pending = new WeakMap<Socket, number>()
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const count = (pending.get(socket) ?? 0) + 1
    pending.set(socket, count)
    response.once('close', () => pending.set(socket, (pending.get(socket) ?? 1) - 1))
    if (count > mostPipelined) socket.destroy()
  })
}
