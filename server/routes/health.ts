import type { FastifyInstance } from 'fastify'
import { StoreUnavailable } from '#server/contact-store/database.ts'
import { createFaultLog } from '#server/plugins/fault-log.ts'
import type { Site } from '#server/site/site.ts'

/** The part of the requests' store that the health check asks: rejects while a request could not be stored. */
export type StoreHealth = { check(): Promise<void> }

/**
 * `GET /healthz`: 200 while a request could be stored, else 503 with the reason in one word. Its header `build-id` says
 * which build is served: the first digits of the hash of that build's `SHA256SUMS`.
 */
export function healthRoute(app: FastifyInstance, site: Pick<Site, 'id'>, store: StoreHealth | undefined) {
  const logFault = createFaultLog(app.log)
  app.get('/healthz', async (_, reply) => {
    const reason = await faultOf(store, logFault)
    return reply
      .code(reason ? 503 : 200)
      .headers({ 'cache-control': 'no-store', 'build-id': site.id })
      .send(reason ? { status: 'unavailable', reason } : { status: 'ok' })
  })
}

async function faultOf(
  store: StoreHealth | undefined,
  logFault: (error: unknown) => void,
): Promise<string | null> {
  try {
    await store?.check()
    return null
  } catch (error) {
    logFault(error)
    return error instanceof StoreUnavailable ? error.fault : 'fault'
  }
}
