import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { problem } from './problems.ts'

/**
 * Refuses requests without a proper Host (400) and, once the public origin is set, those meant for another name (421).
 * Addresses in numbers and `localhost` stay good: proxies and health checks use them, and no page repeats them.
 */
export function addHostCheck(app: FastifyInstance, publicOrigin: string | undefined) {
  const publicName = publicOrigin && new URL(publicOrigin).hostname
  let isTold = false
  app.addHook('onRequest', async (request) => {
    const sent = request.raw.rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name))
    const name = hostName(request.host)
    const isNeeded = request.raw.httpVersion === '1.1'
    if (sent.length > 1 || (name === undefined && (isNeeded || sent.length > 0)))
      throw problem(400, { connection: 'close' })
    if (!publicName || name === undefined || name === publicName) return
    if (name === 'localhost' || isIP(name.replace(/^\[|\]$/g, '')) !== 0) return
    if (!isTold)
      app.log.warn(
        `Refused a request for '${name}': PUBLIC_ORIGIN is ${publicOrigin}. Proxies must pass Host.`,
      )
    isTold = true
    throw problem(421)
  })
}

/** The name in a Host header, in lower case and without its port; undefined when it is malformed. */
function hostName(host: string): string | undefined {
  const [, name, port = '0'] = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(?::(\d{0,5}))?$/i.exec(host) ?? []
  return Number(port) <= 65_535 ? name?.toLowerCase() : undefined
}
