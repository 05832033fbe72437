import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { visitorLanguage } from '#server/http/request-headers.ts'
import { isApi, problem, requestPath, unrouted } from '#server/plugins/problems.ts'
import { sendResource, sendUntaggedPage } from '#server/site/send.ts'
import { findPage, requireBuiltPage, type Site } from '#server/site/site.ts'
import { pinnedLanguage } from '#shared/paths.ts'

export function siteRoutes(app: FastifyInstance, site: Site) {
  app.route({
    method: ['GET', 'HEAD'],
    url: '*',
    handler: (request, reply) => answer(app, site, request, reply),
  })
}

function answer(app: FastifyInstance, site: Site, request: FastifyRequest, reply: FastifyReply) {
  const path = decodePath(requestPath(request))
  if (isApi(path)) throw unrouted(app, path)
  const visitor = visitorLanguage(request.headers)
  const page = findPage(site, path, visitor)
  if (page) return sendResource(request, reply, page)
  const file = site.files.get(path)
  if (file) return sendResource(request, reply, file)
  const clean = withoutLastSlashes(path)
  if (clean !== path && findPage(site, clean, visitor)) {
    const query = request.url.slice(requestPath(request).length)
    return reply.code(308).header('cache-control', 'no-cache').redirect(`${clean}${query}`, 308)
  }
  if (path.startsWith('/assets/')) throw problem(404)
  const pinned = pinnedLanguage(path)
  const form = pinned ? 'pinned' : 'neutral'
  return sendUntaggedPage(
    request,
    reply.code(404),
    requireBuiltPage(site, 'notfound', pinned ?? visitor, form),
  )
}

/** A regular expression would backtrack quadratically: 0.5 s for 15 KB of slashes. */
function withoutLastSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return path.slice(0, end)
}

/** Rejects control characters, backslashes and dot segments, which no proper client sends. */
function decodePath(path: string): string {
  const decoded = decodeURIComponent(path)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  if (/[\u0000-\u001f\u007f\\]|\/\.{1,2}(?:\/|$)/.test(decoded)) throw problem(400)
  return decoded
}
