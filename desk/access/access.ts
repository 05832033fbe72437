import type { FastifyReply, FastifyRequest } from 'fastify'

/** Who may enter, at home or on the server. */
export type Access = {
  isHome: boolean
  isLetIn: (request: FastifyRequest) => boolean
  /** Answers a visit without a session: a redirect that makes one, or the page to sign in. */
  receive: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
}
