import { networkInterfaces } from 'node:os'

const everywhere = ['0.0.0.0', '::']

type Addresses = typeof networkInterfaces

/** The site's addresses in the local network, with a note on what browsers disable over http. */
export function networkLines(host: string, port: number, addresses: Addresses = networkInterfaces): string[] {
  if (!everywhere.includes(host)) return []
  const found = Object.values(addresses())
    .flatMap((list = []) => list)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `On the local network: http://${address}:${port}`)
  if (found.length === 0) return []
  return [
    ...found,
    'There browsers give a page of http no cryptography and no service worker: the second phone and reading offline want https.',
  ]
}
