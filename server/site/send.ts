import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageId } from '#content/pages.ts'
import { acceptedEncoding, preconditionStatus, visitorLanguage } from '#server/http/request-headers.ts'
import { problem } from '#server/plugins/problems.ts'
import type { Dictionary } from '#shared/messages.ts'
import type { Edition } from '#shared/navigation.ts'
import { chooseVariant, contentHeaders, pageHeaders, validatorHeaders } from './resource-headers.ts'
import { findPage, type PageResource, type Resource, type Site } from './site.ts'

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

/** Renders a built page again, with a state that hydration finds. */
export type RenderAgain<State> = (request: {
  html: string
  lazyStyle: string | undefined
  edition: Edition
  dictionary: Dictionary
  state: State
}) => Promise<string>

export function renderAgain<State>(site: Site, page: PageResource, render: RenderAgain<State>, state: State) {
  const { lang, addressForm, lazyStyle } = page
  const edition = { lang, addressForm }
  return render({ html: htmlOf(page), lazyStyle, edition, dictionary: site.dictionaries[lang], state })
}

export function htmlOf({ plain }: PageResource): string {
  return plain.bytes.toString('utf8')
}

/** `no-store`, without ETag. `html` must have the page's own `<style>`, whose hash the policy contains. */
export async function sendFilledPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageResource,
  html: string,
) {
  reply.headers(pageHeaders(page, true))
  reply.headers({ 'content-type': page.type, 'cache-control': 'no-store' })
  if (acceptedEncoding(request.headers['accept-encoding'], ['br']) !== 'br') return reply.send(html)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
  return reply.header('content-encoding', 'br').send(await compress(html, { params }))
}

/** At each address of a page; a new build has the same ones. */
export function pageRoutes(
  app: FastifyInstance,
  site: Site,
  id: PageId,
  answer: (request: FastifyRequest, reply: FastifyReply, page: PageResource) => Promise<FastifyReply>,
) {
  const paths = new Set(site.pages.filter(({ page }) => page === id).map(({ path }) => path))
  for (const path of paths) {
    app.get(path, async (request, reply) => {
      const page = findPage(site, path, visitorLanguage(request.headers))
      if (!page) throw problem(404)
      return answer(request, reply, page)
    })
  }
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
