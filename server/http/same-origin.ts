import type { FastifyRequest } from 'fastify'
import { isMachineName } from './public-origin.ts'

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
