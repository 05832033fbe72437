import { isIPv6 } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'

/** The unit of rate limits: an IPv4 address, or a /64, which an IPv6 visitor has alone. */
export function visitorNetwork(address: string): string {
  return normalizeIP(bareAddress(address), 64)
}

/** A /48, which one customer may have; undefined for IPv4. */
export function widerNetwork(address: string): string | undefined {
  const network = normalizeIP(bareAddress(address), 48)
  return isIPv6(network) ? `${network}/48` : undefined
}

/** Some proxies append a port, which would make every connection a new visitor. */
function bareAddress(sent: string): string {
  const text = sent.trim().toLowerCase().replace(/%.*$/s, '')
  return /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
}
