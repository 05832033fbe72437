import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSecureVisit } from '#server/http/public-origin.ts'
import type { SigningKeys } from '#server/plugins/signing-keys.ts'
import { isUuid } from '#shared/uuid.ts'

export type SentCookie = ReturnType<typeof createSentCookie>

/** In seconds: to read what was sent, and to look at it again after a glance at another page. */
const lifetime = 900

/**
 * Who has just sent a request may see it on the page after sending: its identifier and the time, signed, which no script
 * can read. The server holds the time too: a cookie that somebody kept opens nothing later.
 */
export function createSentCookie(keys: SigningKeys, isSecureOrigin: boolean) {
  const isSecure = (request: FastifyRequest) => isSecureVisit(request, isSecureOrigin)
  // A prefixed cookie needs Secure, and browsers drop Secure cookies that come over http.
  const cookieName = (request: FastifyRequest) => (isSecure(request) ? '__Host-sent' : 'sent')

  return {
    give: (request: FastifyRequest, reply: FastifyReply, id: string) => {
      const at = Date.now()
      reply.setCookie(cookieName(request), `${id}.${at}.${keys.sign(`sent:${at}:${id}`)}`, {
        path: '/',
        sameSite: 'strict',
        secure: isSecure(request),
        httpOnly: true,
        maxAge: lifetime,
      })
    },

    /** The identifier of the request that this visitor has just sent. */
    read: (request: FastifyRequest): string | undefined => {
      const [id = '', at = '', signature = ''] = request.cookies[cookieName(request)]?.split('.') ?? []
      const isRecent = /^\d{13}$/.test(at) && Math.abs(Date.now() - Number(at)) <= lifetime * 1_000
      return isRecent && isUuid(id) && keys.isSigned(`sent:${at}:${id}`, signature) ? id : undefined
    },
  }
}
