import type { FastifyInstance } from 'fastify'
import { StoreUnavailable } from '#server/contact-store/database.ts'
import { createFaultLog } from '#server/plugins/fault-log.ts'
import type { Site } from '#server/site/site.ts'

export type StoreHealth = { check(): Promise<void> }

/** The header `build-id` starts the hash of the build's `SHA256SUMS`. */
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
