import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'

/** Milliseconds and bytes. nginx holds slow clients off; these end what a rude one holds of a bare server. */
export const connectionLimits = {
  // No byte in either direction for so long.
  connectionTimeout: 14_000,
  keepAliveTimeout: 10_000,
  // Of a whole request: attachments on a slow line take minutes.
  requestTimeout: 300_000,
  bodyLimit: 65_536,
  // A missing Host is refused by ours, with all headers.
  http: {
    headersTimeout: 10_000,
    connectionsCheckingInterval: 2_000,
    maxHeaderSize: 16_384,
    requireHostHeader: false,
  },
} as const satisfies FastifyServerOptions & { http: object }

/** More than any proxy opens; an idle one costs some ten kilobytes. */
const mostConnections = 4_000
/** Browsers and proxies send one request after the other; Node holds an answer for each that one packet brings. */
const mostPipelined = 32

/** To be called after everything that answers was added. */
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
