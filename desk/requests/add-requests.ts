import type { FastifyInstance } from 'fastify'
import { say } from '../dictionaries.ts'
import { problem } from '../server/problem.ts'
import type { RequestsDeps } from './routes.ts'

/** Loaded late: the store's modules read the owner's files, which may just be broken, and the desk is there to mend them. */
export async function addRequests(app: FastifyInstance, deps: RequestsDeps) {
  try {
    const { requestRoutes } = await import('./routes.ts')
    await app.register(requestRoutes, deps)
  } catch (error) {
    console.error(error)
    app.get('/desk/api/requests', () => {
      throw problem(503, say[deps.lang]('requests.broken'))
    })
  }
}
