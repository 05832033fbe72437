import { networkInterfaces } from 'node:os'

/** Every address of this machine, not one of them. */
const everywhere = ['0.0.0.0', '::']

type Addresses = typeof networkInterfaces

/**
 * Where other machines of the same network find the site, for whoever listens on every address, and what browsers keep
 * from pages of plain http there.
 */
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
