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
    const octets = dotted.split('.').map((octet) => hexadecimal(Number(octet)).padStart(2, '0'))
    return octets.join('').replace(/^.{4}/, '$&:')
  })
  const [head = '', tail = ''] = words.split('::')
  const numbers = (text: string) =>
    text
      .split(':')
      .filter(Boolean)
      .map((word) => Number.parseInt(word, 16))
  const [before, after] = [numbers(head), numbers(tail)]
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

/** `::ffff:192.0.2.7` is an IPv4 visitor. */
function mappedAddress(groups: readonly number[]): string | undefined {
  const isMapped = groups.slice(0, 6).map(hexadecimal).join(':') === '0:0:0:0:0:ffff'
  const octets = groups.slice(6).flatMap((group) => [group >> 8, group & 255])
  return isMapped ? octets.join('.') : undefined
}

const hexadecimal = (number: number) => number.toString(16)
