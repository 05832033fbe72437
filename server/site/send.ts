import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from '#server/http/accept-encoding.ts'
import { preconditionStatus } from '#server/http/preconditions.ts'
import { problem } from '#server/plugins/problems.ts'
import { chooseVariant, contentHeaders, pageHeaders, validatorHeaders } from './resource-headers.ts'
import type { PageResource, Resource } from './site.ts'

const compress = promisify(brotliCompress)

/** Handles content coding, 304 and 412. Ranges are ignored (RFC 9110 §14.2): no file is large. */
export function sendResource(request: FastifyRequest, reply: FastifyReply, resource: Resource) {
  const { variant, encoding } = chooseVariant(request.headers['accept-encoding'], resource)
  const status = preconditionStatus(request.headers, variant.etag)
  if (status === 412) throw problem(412)
  reply.headers(validatorHeaders(resource, variant))
  if (status === 304) return reply.code(304).send()
  return reply.headers(contentHeaders(resource, encoding)).send(variant.bytes)
}

type FilledPage = { status?: number; fill: (html: string) => string }

/** `no-store`, without ETag. `fill` must not touch the page's `<style>`, whose hash the policy contains. */
export async function sendFilledPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageResource,
  { status = 200, fill }: FilledPage,
) {
  const html = fill(page.plain.bytes.toString('utf8'))
  reply.code(status).headers(pageHeaders(page, true))
  reply.headers({ 'content-type': page.type, 'cache-control': 'no-store' })
  if (acceptedEncoding(request.headers['accept-encoding'], ['br']) !== 'br') return reply.send(html)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
  return reply.header('content-encoding', 'br').send(await compress(html, { params }))
}

export function sendNotFoundPage(request: FastifyRequest, reply: FastifyReply, page: PageResource) {
  return sendUntaggedPage(request, reply.code(404), page)
}

/** Without ETag, so neither conditional nor partial. */
export function sendUntaggedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageResource,
  { cacheControl = page.cacheControl } = {},
) {
  const { variant, encoding } = chooseVariant(request.headers['accept-encoding'], page)
  reply.headers(pageHeaders(page))
  reply.headers({ 'content-type': page.type, 'cache-control': cacheControl })
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(variant.bytes)
}
