import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SigningKeys } from '#server/plugins/signing-keys.ts'
import { isUuid } from '#shared/uuid.ts'

export type SentCookie = ReturnType<typeof createSentCookie>

/** In seconds: to read what was sent, and to look at it again after a glance at another page. */
const lifetime = 900

/** Who has just sent a request may see it on the page after sending: its identifier, signed, which no script can read. */
export function createSentCookie(keys: SigningKeys, isSecureOrigin: boolean) {
  return {
    give: (request: FastifyRequest, reply: FastifyReply, id: string) => {
      reply.setCookie('sent', `${id}.${keys.sign(`sent:${id}`)}`, {
        path: '/',
        sameSite: 'strict',
        secure: isSecureOrigin || request.protocol === 'https',
        httpOnly: true,
        maxAge: lifetime,
      })
    },

    /** The identifier of the request that this visitor has just sent. */
    read: ({ cookies }: FastifyRequest): string | undefined => {
      const [id = '', signature = ''] = cookies.sent?.split('.') ?? []
      return isUuid(id) && keys.isSigned(`sent:${id}`, signature) ? id : undefined
    },
  }
}
