import type { FastifyInstance } from 'fastify'
import type { Access } from '../access/access.ts'
import { problem } from './problem.ts'

type Guarded = { origin: string; access: Access }

const safeMethods = ['GET', 'HEAD']

/**
 * Before anything is read: the Host is ours (else a hostile name could point here), the page that asks is ours, and the
 * session too. What needs no session says so: `config: { open: true }`.
 */
export function addGuard(app: FastifyInstance, { origin, access }: Guarded) {
  const { host } = new URL(origin)
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.host !== host) throw problem(403)
    const { origin: from, 'sec-fetch-site': site } = request.headers
    const isNavigation = request.headers['sec-fetch-mode'] === 'navigate'
    if (
      site !== undefined &&
      site !== 'same-origin' &&
      !(isNavigation && safeMethods.includes(request.method))
    )
      throw problem(403)
    if (!safeMethods.includes(request.method) && from !== origin) throw problem(403)
    if (request.routeOptions.config.open || access.isLetIn(request)) return
    if (request.url.startsWith('/desk/api/') || !safeMethods.includes(request.method)) throw problem(401)
    return access.receive(request, reply)
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Needs no session: files that the site shows to everybody. */
    open?: boolean
  }
}
