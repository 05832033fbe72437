import { isIPv6 } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'

/** Whom limits count as one: an IPv4 address, or the /64 network that an IPv6 visitor has for themselves. */
export function visitorNetwork(address: string): string {
  return normalizeIP(bareAddress(address), 64)
}

/** The /48 that one customer of a provider may have whole; IPv4 has none. */
export function widerNetwork(address: string): string | undefined {
  const network = normalizeIP(bareAddress(address), 48)
  return isIPv6(network) ? `${network}/48` : undefined
}

/** Some proxies write `192.0.2.7:5123` or `[2001:db8::1]:5123`: every connection would be a visitor of its own. */
function bareAddress(sent: string): string {
  const text = sent.trim().toLowerCase().replace(/%.*$/s, '')
  return /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
}
