import type { FastifyReply } from 'fastify'
import { htmlOf } from '#server/site/send.ts'
import type { PageResource } from '#server/site/site.ts'

/** A page of the site for a frame: no script runs, and the desk may frame the page and write into it. */
export function sendFrame(reply: FastifyReply, page: PageResource, html = htmlOf(page)) {
  const policy = page.contentSecurityPolicy
    .replace(/script-src [^;]*/, "script-src 'none'")
    .replace(/frame-ancestors [^;]*/, "frame-ancestors 'self'")
    .replace(/; require-trusted-types-for.*/, '')
  return reply
    .type(page.type)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
    .send(html)
}
