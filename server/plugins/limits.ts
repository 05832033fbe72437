import underPressure, { type FastifyUnderPressureOptions } from '@fastify/under-pressure'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { refuse } from './client-errors.ts'
import { isApi, problem, requestPath } from './problems.ts'

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

/**
 * Refuses work with 503 and Retry-After while the process cannot keep up. Pages and their files stand in memory and are
 * given all the same: to refuse one costs as much as to send it, and leaves a page without its pictures.
 */
export function addPressureValve(app: FastifyInstance, own: FastifyUnderPressureOptions = {}) {
  app.register(underPressure, {
    maxEventLoopDelay: 1_000,
    maxHeapUsedBytes: 512 * 2 ** 20,
    maxRssBytes: 1024 * 2 ** 20,
    pressureHandler: (request) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      if (isRead && !isApi(requestPath(request))) return undefined
      return Promise.reject(problem(503, { 'retry-after': '10' }))
    },
    ...own,
  })
}
