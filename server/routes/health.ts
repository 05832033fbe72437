import type { FastifyInstance } from 'fastify'
import { StoreUnavailable } from '#server/contact-store/database.ts'
import { createFaultLog } from '#server/plugins/fault-log.ts'

/** The part of the requests' store that the health check asks: rejects while a request could not be stored. */
export type StoreHealth = { check(): Promise<void> }

/** `GET /healthz`: 200 while a request could be stored, else 503 with the reason in one word. */
export function healthRoute(app: FastifyInstance, store: StoreHealth | undefined) {
  const logFault = createFaultLog(app.log)
  app.get('/healthz', async (_, reply) => {
    const reason = await faultOf(store, logFault)
    return reply
      .code(reason ? 503 : 200)
      .header('cache-control', 'no-store')
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
