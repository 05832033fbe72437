import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '#server/metrics.ts'
import { problem } from '#server/plugins/problems.ts'

/** OpenMetrics. 404 without the right token. */
export function metricsRoute(app: FastifyInstance, metrics: Metrics, token: string | undefined) {
  app.get('/metrics', async (request, reply) => {
    if (!hasToken(request, token)) throw problem(404)
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.report())
  })
}

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  const [, sent] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? []
  if (token === undefined || sent === undefined) return false
  const [own, other] = [token, sent].map((text) => createHash('sha256').update(text).digest())
  return own !== undefined && other !== undefined && timingSafeEqual(own, other)
}
