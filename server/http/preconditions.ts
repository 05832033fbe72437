import type { IncomingHttpHeaders } from 'node:http'

/** RFC 9110 §13.2.2. Without `Last-Modified`, date conditions do not apply. */
export function preconditionStatus(headers: IncomingHttpHeaders, etag: string): 304 | 412 | undefined {
  const match = headers['if-match']
  if (match !== undefined && !entityTags(match).some((tag) => tag === '*' || tag === etag)) return 412
  const noneMatch = headers['if-none-match']
  if (noneMatch === undefined) return undefined
  return entityTags(noneMatch).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag)
    ? 304
    : undefined
}

function entityTags(header: string): string[] {
  return header.trim() === '*' ? ['*'] : (header.match(/(?:W\/)?"[^"]*"/g) ?? [])
}
