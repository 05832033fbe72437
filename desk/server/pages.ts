import { extname } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { mediaTypes } from '#server/site/resource-headers.ts'
import { signInPath } from '../access/access.ts'
import type { DeskPages } from '../ui/build-pages.ts'

/** The desk's own pages: one document, its script and style sheet. */
export function pageRoutes(app: FastifyInstance, pages: DeskPages) {
  for (const [file, content] of pages) {
    const isDocument = file === 'index.html'
    const path = isDocument ? '/desk/' : `/desk/${file}`
    const send = (_: unknown, reply: FastifyReply) =>
      reply
        .type(isDocument ? 'text/html; charset=utf-8' : String(mediaTypes[extname(file)]))
        .header('cache-control', isDocument ? 'no-store' : 'public, max-age=31536000, immutable')
        .send(content)
    app.get(path, { config: { open: !isDocument } }, send)
    // The same document shows the sign-in form.
    if (isDocument) app.get(signInPath, { config: { open: true } }, send)
  }
  app.get('/desk', (_, reply) => reply.redirect('/desk/', 308))
}
