import type { FastifyRequest } from 'fastify'

/**
 * The address of the page of this site that sent the request, by `Origin`, else by `Referer`; undefined when the browser
 * names another site or none. Without a configured origin they are compared with Host.
 */
export function sameOriginSource(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  publicOrigin: string | undefined,
): URL | undefined {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return undefined
  const source = URL.parse(headers.origin ?? headers.referer ?? '')
  if (!source || !['http:', 'https:'].includes(source.protocol)) return undefined
  const own = publicOrigin ?? URL.parse(`${source.protocol}//${host}`)?.origin
  return source.origin === own ? source : undefined
}
