import type { FastifyInstance } from 'fastify'

/** Loopback, private and link-local addresses, also written as IPv6. */
const near = /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)|^(::1$|f[cd]|fe80:)/i

/**
 * Says once that a proxy seems to stand before the site while nobody told the server: to it all visitors come from one
 * address and share one visitor's limits, and it does not know that they use https.
 */
export function addProxyHint(app: FastifyInstance) {
  let isTold = false
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (isTold || headers['x-forwarded-for'] === undefined) return
    if (!near.test(raw.socket.remoteAddress ?? '')) return
    isTold = true
    app.log.warn('Requests come through a proxy, and TRUST_PROXY is not set: all visitors count as one.')
  })
}
