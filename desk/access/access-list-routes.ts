import type { FastifyInstance } from 'fastify'
import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import { say } from '../dictionaries.ts'
import { problem } from '../server/problem.ts'
import type { AccessStore } from './access-store.ts'
import { type Invitations, invitationAddress } from './invitations.ts'
import type { RequestSessions } from './request-sessions.ts'

type Deps = {
  origin: string
  lang: OwnerLanguage
  store: AccessStore
  invitations: Invitations
  requestSessions: RequestSessions
}

/** Lists and removes passkeys and sessions. */
export function accessListRoutes(app: FastifyInstance, deps: Deps) {
  const { origin, lang, store, invitations, requestSessions } = deps
  app.get('/desk/api/access', (request) => {
    const own = requestSessions.session(request)
    const listed = (ownId: string | undefined) => (one: { id: string; agent: string; at: string }) => ({
      id: one.id,
      agent: one.agent,
      at: one.at,
      isThis: one.id === ownId,
    })
    return {
      passkeys: store.passkeys().map(listed(own?.passkey)),
      sessions: store.sessions().map(listed(own?.id)),
    }
  })

  app.post(
    '/desk/api/access/invitations',
    { config: { rateLimit: { max: 10, timeWindow: 600_000 } } },
    () => ({ address: invitationAddress(origin, invitations.create()) }),
  )

  app.delete<{ Params: { id: string } }>('/desk/api/access/sessions/:id', ({ params: { id } }, reply) => {
    store.end(id)
    requestSessions.cutOff(reply)
    return {}
  })

  app.delete<{ Params: { id: string } }>('/desk/api/access/passkeys/:id', ({ params: { id } }, reply) => {
    // The last passkey stays: without one, only the server's terminal could let anybody in.
    if (store.passkeys().every((one) => one.id === id)) throw problem(409, say[lang]('access.last'))
    store.removePasskey(id)
    requestSessions.cutOff(reply)
    return {}
  })
}
