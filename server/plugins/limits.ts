import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { refuse } from './client-errors.ts'

/** Node's own limits are too kind: here a client that dawdles is gone within 15 seconds. Milliseconds and bytes. */
export const connectionLimits = {
  // No byte in either direction for so long.
  connectionTimeout: 14_000,
  keepAliveTimeout: 10_000,
  // Of a whole request: large for attachments on a slow line, since each stretch of them is timed below.
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

type UploadPace = { everyMs: number; bytes: number }

/** Two kilobytes a second: slower, a form with the smallest attachment would not arrive in time either. */
export const leastPace: UploadPace = { everyMs: 8_000, bytes: 16_384 }

/** Cuts bodies that come too slowly: fewer than `bytes` in any stretch of `everyMs`. */
export function addUploadPace(app: FastifyInstance, isSecureOrigin: boolean, pace: UploadPace) {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    if (!raw.headers['transfer-encoding'] && !Number(raw.headers['content-length'])) return
    let before = raw.socket.bytesRead
    const timer = setInterval(() => {
      const isSlow = raw.socket.bytesRead - before < pace.bytes
      before = raw.socket.bytesRead
      if (!isSlow || raw.complete) return
      clearInterval(timer)
      if (reply.raw.headersSent) raw.socket.destroy()
      else refuse(raw.socket, 408, isSecureOrigin)
    }, pace.everyMs)
    const stop = () => clearInterval(timer)
    raw.once('end', stop).once('close', stop)
  })
}
