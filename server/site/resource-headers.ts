import { acceptedEncoding, type Encoding, encodings } from '#server/http/request-headers.ts'
import type { PageResource, Resource, Variant } from './site.ts'

type Headers = Readonly<Record<string, string>>
type Chosen = { variant: Variant; encoding: Encoding | undefined }

export function chooseVariant(accepted: string | undefined, resource: Resource): Chosen {
  const encoding = acceptedEncoding(accepted, availableEncodings(resource))
  const variant = encoding && resource.encoded[encoding]
  return variant ? { variant, encoding } : { variant: resource.plain, encoding: undefined }
}

export function pageHeaders(page: PageResource, isCompressed = hasEncodings(page)): Headers {
  const names = [
    ...(page.addressForm === 'neutral' ? ['Accept-Language', 'Cookie'] : []),
    ...(isCompressed ? ['Accept-Encoding'] : []),
  ]
  return {
    'content-language': page.lang,
    'content-security-policy': page.contentSecurityPolicy,
    ...(names.length > 0 && { vary: names.join(', ') }),
  }
}

/** Also sent with 304. */
export function validatorHeaders(resource: Resource, variant: Variant): Headers {
  const vary: Headers = hasEncodings(resource) ? { vary: 'Accept-Encoding' } : {}
  return {
    ...(isPage(resource) ? pageHeaders(resource) : vary),
    etag: variant.etag,
    'cache-control': resource.cacheControl,
  }
}

export function contentHeaders(resource: Resource, encoding: Encoding | undefined): Headers {
  return {
    'content-type': resource.type,
    ...(encoding && { 'content-encoding': encoding }),
  }
}

export function isPage(resource: Resource): resource is PageResource {
  return 'contentSecurityPolicy' in resource
}

function hasEncodings(resource: Resource): boolean {
  return availableEncodings(resource).length > 0
}

function availableEncodings({ encoded }: Resource): Encoding[] {
  return encodings.filter((encoding) => encoded[encoding])
}

/** By a file's extension; the site serves no others. */
export const mediaTypes: Readonly<Record<string, string>> = {
  '.atom': 'application/atom+xml; charset=utf-8',
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}
