import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The page shown without a session, on a server. */
export const signInPath = '/desk/sign-in'

/** Who may enter, at home or on the server. */
export type Access = {
  isHome: boolean
  isLetIn: (request: FastifyRequest) => boolean
  /** Answers a visit without a session: a redirect that makes one, or one to the page that does. */
  receive: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
  /** Signing in, and listing and ending access: on the server only. */
  addRoutes?: (app: FastifyInstance, brand: () => string) => Promise<void>
}
