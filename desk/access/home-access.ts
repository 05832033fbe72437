import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { problem } from '../server/problem.ts'
import type { Access } from './access.ts'

/**
 * For the owner's own machine: the first address carries a token, which becomes a cookie. Other programs of this machine do
 * not know it, and other sites in the same browser cannot send it.
 */
export function createHomeAccess(): Access & { token: string } {
  const token = randomBytes(32).toString('base64url')
  const session = randomBytes(32).toString('base64url')
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

function isSame(sent: unknown, known: string): boolean {
  const [one, other] = [String(sent), known].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}
