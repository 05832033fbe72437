import { isIPv6 } from 'node:net'

/** Whom limits count as one: an IPv4 address, or the /64 network that an IPv6 visitor has for themselves. */
export function visitorNetwork(address: string): string {
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (inside) return inside
  if (!isIPv6(address)) return address
  const [head = ''] = address.toLowerCase().split('::', 1)
  const groups = [...head.split(':').filter(Boolean), '0', '0', '0', '0']
  return `${groups.slice(0, 4).join(':')}::/64`
}
