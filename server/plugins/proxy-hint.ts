import type { FastifyInstance } from 'fastify'

/** Loopback, private and link-local addresses, also as IPv4-mapped IPv6. */
const near = /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)|^(::1$|f[cd]|fe80:)/i

/** Behind an unconfigured proxy all visitors share one address and its limits, and https is not seen. */
export function addProxyHint(app: FastifyInstance) {
  let isLogged = false
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (isLogged || headers['x-forwarded-for'] === undefined) return
    if (!near.test(raw.socket.remoteAddress ?? '')) return
    isLogged = true
    app.log.warn('Requests come through a proxy, and TRUST_PROXY is not set: all visitors count as one.')
  })
}
