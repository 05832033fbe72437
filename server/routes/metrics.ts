import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problem } from '#server/plugins/problems.ts'
import type { Watch } from '#server/watch.ts'

/** `GET /metrics` in OpenMetrics, for this machine or whoever has the token; to all others there is nothing. */
export function metricsRoute(app: FastifyInstance, watch: Watch, token: string | undefined) {
  app.get('/metrics', async (request, reply) => {
    if (!isFromThisMachine(request) && !hasToken(request, token)) throw problem(404)
    return reply
      .header('cache-control', 'no-store')
      .type('application/openmetrics-text; version=1.0.0; charset=utf-8')
      .send(await watch.report())
  })
}

/** Directly, under a name of this machine: what a proxy beside the server passes on comes from elsewhere. */
function isFromThisMachine({ raw, headers }: FastifyRequest): boolean {
  const isForwarded = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via'].some(
    (name) => name in headers,
  )
  const isNear = /^(::ffff:)?127\.|^::1$/.test(raw.socket.remoteAddress ?? '')
  return isNear && !isForwarded && /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/.test(headers.host ?? '')
}

/** Compared in constant time. */
function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  const [, sent] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? []
  if (token === undefined || sent === undefined) return false
  const [own, other] = [token, sent].map((text) => createHash('sha256').update(text).digest())
  return own !== undefined && other !== undefined && timingSafeEqual(own, other)
}
