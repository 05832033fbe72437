import type { FastifyInstance } from 'fastify'

/** The part of the requests' store that the health check asks. */
export type StoreHealth = { isWritable(): boolean | Promise<boolean> }

/** `GET /healthz`: 200 while a request could be stored, else 503. */
export function healthRoute(app: FastifyInstance, store: StoreHealth | undefined) {
  app.get('/healthz', async (request, reply) => {
    const isOk = store === undefined || (await isWritable(store, request.log))
    return reply
      .code(isOk ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isOk ? 'ok' : 'unavailable' })
  })
}

async function isWritable(store: StoreHealth, log: FastifyInstance['log']): Promise<boolean> {
  try {
    return await store.isWritable()
  } catch (error) {
    log.error(error)
    return false
  }
}
