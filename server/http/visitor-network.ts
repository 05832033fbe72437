import { isIP } from 'node:net'

/** Whom limits count as one: an IPv4 address, or the /64 network that an IPv6 visitor has for themselves. */
export function visitorNetwork(address: string): string {
  return networks(address).own
}

/** The /48 that one customer of a provider may have whole; for IPv4 the address itself. */
export function widerNetwork(address: string): string {
  return networks(address).wider
}

function networks(sent: string): { own: string; wider: string } {
  const address = withoutPort(sent)
  if (isIP(address) !== 6) return { own: address, wider: address }
  const groups = groupsOf(address)
  const inside = mappedAddress(groups)
  if (inside) return { own: inside, wider: inside }
  const prefix = (length: number) =>
    `${groups
      .slice(0, length / 16)
      .map(hexadecimal)
      .join(':')}::/${length}`
  return { own: prefix(64), wider: prefix(48) }
}

/** Some proxies write `192.0.2.7:5123` or `[2001:db8::1]:5123`: every connection would be a visitor of its own. */
function withoutPort(sent: string): string {
  const text = sent.trim().toLowerCase().replace(/%.*$/s, '')
  return /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
}

/** The eight numbers of an IPv6 address, whichever way it was written. */
function groupsOf(address: string): number[] {
  const words = address.replace(/\d+\.\d+\.\d+\.\d+$/, (dotted) => {
    const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number)
    return `${hexadecimal(a * 256 + b)}:${hexadecimal(c * 256 + d)}`
  })
  const [head = '', tail] = words.split('::', 2)
  const numbers = (text: string) =>
    text
      .split(':')
      .filter(Boolean)
      .map((word) => Number.parseInt(word, 16))
  const [before, after] = [numbers(head), numbers(tail ?? '')]
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

/** `::ffff:192.0.2.7` is an IPv4 visitor. */
function mappedAddress(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6)
  if (groups.slice(0, 5).some((group) => group !== 0) || groups[5] !== 0xffff) return undefined
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

const hexadecimal = (number: number) => number.toString(16)
