import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { isThisMachine } from '#shared/this-machine.ts'

export function namedOrigin(builtFor: string): string | undefined {
  const url = URL.parse(builtFor)
  return url && !isThisMachine(url.href) ? url.origin : undefined
}

/** Canonical URLs and feeds contain the build's origin, so a different PUBLIC_ORIGIN is a mistake. */
export function originFault(builtFor: string, publicOrigin: string | undefined): string | undefined {
  if (!publicOrigin || URL.parse(builtFor)?.origin === publicOrigin) return undefined
  return `The build is for ${builtFor}, but PUBLIC_ORIGIN is ${publicOrigin}: search engines and feeds would be told the wrong address. Build with that, or leave PUBLIC_ORIGIN out here.`
}

export function isMachineName(name: string): boolean {
  return name === 'localhost' || isIP(name.replace(/^\[|\]$/g, '')) !== 0
}

/** Behind a proxy the protocol may be unknown; then visitors of an https site count as secure. */
export function isSecureVisit({ protocol, hostname }: FastifyRequest, isSecureOrigin: boolean): boolean {
  return protocol === 'https' || (isSecureOrigin && !isMachineName(hostname))
}

/** The page of this site that sent the request. Compared with Host if there is no public origin. */
export function sameOriginSource(
  { headers, host, hostname }: Pick<FastifyRequest, 'headers' | 'host' | 'hostname'>,
  publicOrigin: string | undefined,
): URL | undefined {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return undefined
  const source = URL.parse(headers.origin ?? headers.referer ?? '')
  if (!source || !['http:', 'https:'].includes(source.protocol)) return undefined
  if (source.origin === publicOrigin) return source
  if (publicOrigin && !isMachineName(hostname)) return undefined
  return source.origin === URL.parse(`${source.protocol}//${host}`)?.origin ? source : undefined
}
