import type { FastifyReply, FastifyRequest } from 'fastify'
import { type AccessStore, sessionSeconds } from './access-store.ts'

// `__Host-` would need the path `/`: the site's own server would get the cookie with each request.
const cookieName = '__Secure-desk'
const cookie = { httpOnly: true, secure: true, sameSite: 'strict', path: '/desk' } as const

export type RequestSessions = ReturnType<typeof createRequestSessions>

/** Finds a request's session, and tracks the responses still open in each. */
export function createRequestSessions(store: AccessStore, now = Date.now) {
  const running = new Map<FastifyReply['raw'], string>()
  const session = ({ cookies }: FastifyRequest) => store.session(cookies[cookieName])
  return {
    session,
    isLetIn: (request: FastifyRequest, { raw }: FastifyReply): boolean => {
      const current = session(request)
      if (!current) return false
      // A stream of events that began in the session must not outlive it.
      const end = Date.parse(current.at) + sessionSeconds * 1_000 - now()
      const timer = setTimeout(() => raw.destroy(), end).unref()
      running.set(raw, current.id)
      raw.once('close', () => {
        clearTimeout(timer)
        running.delete(raw)
      })
      return true
    },
    begin: (request: FastifyRequest, reply: FastifyReply, passkey: string, counter?: number) => {
      const former = session(request)
      if (former) store.end(former.id)
      const token = store.begin(passkey, request.headers['user-agent'] ?? '', counter)
      reply.setCookie(cookieName, token, { ...cookie, maxAge: sessionSeconds })
    },
    /** Ends the open responses of removed sessions, except the one to whoever removed them. */
    cutOff: (own: FastifyReply) => {
      const known = new Set(store.sessions().map(({ id }) => id))
      for (const [raw, id] of running) if (!known.has(id) && raw !== own.raw) raw.destroy()
    },
  }
}
