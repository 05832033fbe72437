import { randomBytes } from 'node:crypto'
import { problem } from '../server/problem.ts'
import type { Access } from './access.ts'
import { hashOf } from './invitations.ts'

/**
 * For the owner's own machine: the first address carries a token, which becomes a cookie. Other programs of this machine do
 * not know it, and other sites in the same browser cannot send it.
 */
export function createHomeAccess(): Access & { token: string } {
  const token = randomBytes(32).toString('base64url')
  const session = randomBytes(32).toString('base64url')
  // Hashes, so that the time of an answer tells nothing.
  const isSame = (sent: unknown, known: string) => hashOf(String(sent)) === hashOf(known)
  return {
    isHome: true,
    token,
    isLetIn: ({ cookies }) => isSame(cookies.desk, session),
    receive: ({ query }, reply) => {
      const { token: sent } = Object(query)
      if (!isSame(sent, token)) throw problem(401)
      const cookie = { httpOnly: true, sameSite: 'strict', path: '/desk' } as const
      return reply.setCookie('desk', session, cookie).redirect('/desk/', 303)
    },
  }
}
