import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isMachineName } from '#server/http/public-origin.ts'
import { problem } from './problems.ts'

/** IP addresses and `localhost` are accepted: proxies and health checks use them. */
export function addHostCheck(app: FastifyInstance, publicOrigin: string | undefined) {
  const publicName = publicOrigin ? new URL(publicOrigin).hostname : undefined
  let isLogged = false
  app.addHook('onRequest', async (request) => {
    const fault = hostFault(request.raw, request.host, publicName)
    if (fault === 400) throw problem(400, { connection: 'close' })
    if (fault === undefined) return
    if (!isLogged)
      app.log.warn(
        `Refused a request for '${hostName(request.host)}': the site is ${publicOrigin}. Proxies must pass Host.`,
      )
    isLogged = true
    throw problem(421)
  })
}

/** 400 or 421; undefined when the Host is acceptable. */
export function hostFault(
  { rawHeaders, httpVersion }: IncomingMessage,
  host: string,
  publicName: string | undefined,
): 400 | 421 | undefined {
  const name = hostName(host)
  const sent = hostLines(rawHeaders)
  if (sent > 1 || (name === undefined && (httpVersion === '1.1' || sent > 0))) return 400
  if (!publicName || name === undefined || name === publicName) return undefined
  return isMachineName(name) ? undefined : 421
}

function hostLines(rawHeaders: readonly string[]): number {
  let lines = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') lines++
  }
  return lines
}

/** Lower case, without port; undefined when malformed. */
export function hostName(host: string): string | undefined {
  const [, name, port = '0'] = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(?::(\d{0,5}))?$/i.exec(host) ?? []
  return Number(port) <= 65_535 ? name?.toLowerCase() : undefined
}

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
