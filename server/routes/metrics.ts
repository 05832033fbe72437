import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problem } from '#server/plugins/problems.ts'
import type { Watch } from '#server/watch.ts'

/** `GET /metrics` in OpenMetrics, for whoever has the token; to all others, and where none is set, there is nothing. */
export function metricsRoute(app: FastifyInstance, watch: Watch, token: string | undefined) {
  app.get('/metrics', async (request, reply) => {
    if (!hasToken(request, token)) throw problem(404)
    return reply
      .header('cache-control', 'no-store')
      .type('application/openmetrics-text; version=1.0.0; charset=utf-8')
      .send(await watch.report())
  })
}

/** Compared in constant time. */
function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  const [, sent] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? []
  if (token === undefined || sent === undefined) return false
  const [own, other] = [token, sent].map((text) => createHash('sha256').update(text).digest())
  return own !== undefined && other !== undefined && timingSafeEqual(own, other)
}
