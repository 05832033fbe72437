import type { FastifyInstance } from 'fastify'
import { StoreUnavailable } from '#server/contact-store/database.ts'
import { createFaultLog } from '#server/plugins/fault-log.ts'
import type { Site } from '#server/site/site.ts'

export type StoreHealth = { check(): Promise<void> }

/** The header `build-id` starts the hash of the build's `SHA256SUMS`. */
export function healthRoute(app: FastifyInstance, site: Pick<Site, 'id'>, store: StoreHealth | undefined) {
  const logFault = createFaultLog(app.log)
  app.get('/healthz', async (_, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'build-id': site.id })
    try {
      await store?.check()
      return reply.send({ status: 'ok' })
    } catch (error) {
      logFault(error)
      const reason = error instanceof StoreUnavailable ? error.fault : 'fault'
      return reply.code(503).send({ status: 'unavailable', reason })
    }
  })
}
