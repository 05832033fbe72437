import type { FastifyRequest } from 'fastify'
import { isMachineName } from './public-origin.ts'

/**
 * The address of the page of this site that sent the request, by `Origin`, else by `Referer`; undefined when the browser
 * names another site or none. They are compared with the site's own address; with Host where it has none yet, or where the
 * machine itself is asked.
 */
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

/** The origin of another site whose form this server takes, when a page of it sent the request: the browser itself says so. */
export function formOrigin(
  { headers }: Pick<FastifyRequest, 'headers'>,
  allowed: readonly string[],
): string | undefined {
  return allowed.find((origin) => origin === headers.origin)
}
