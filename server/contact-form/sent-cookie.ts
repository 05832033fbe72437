import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSecureVisit } from '#server/http/public-origin.ts'
import type { SigningKeys } from '#server/plugins/signing-keys.ts'
import { isUuid } from '#shared/uuid.ts'

export type SentCookie = ReturnType<typeof createSentCookie>

/** Seconds. */
const lifetime = 900

/** Lets the sender see the request again. The server checks the time: an old cookie opens nothing. */
export function createSentCookie(keys: SigningKeys, isSecureOrigin: boolean) {
  const isSecure = (request: FastifyRequest) => isSecureVisit(request, isSecureOrigin)
  // The `__Host-` prefix needs Secure, and browsers drop Secure cookies over http.
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

    read: (request: FastifyRequest): string | undefined => {
      const [id = '', at = '', signature = ''] = request.cookies[cookieName(request)]?.split('.') ?? []
      const isRecent = Math.abs(Date.now() - Number(at)) <= lifetime * 1_000
      return isRecent && isUuid(id) && keys.isSigned(`sent:${at}:${id}`, signature) ? id : undefined
    },
  }
}
