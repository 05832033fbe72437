import rateLimit from '@fastify/rate-limit'
import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import { visitorNetwork } from '#server/http/visitor-network.ts'
import { type Access, signInPath } from './access.ts'
import { accessListRoutes, signInRoutes } from './access-routes.ts'
import { createRequestSessions, openAccessStore } from './access-store.ts'
import { openInvitations } from './invitations.ts'
import { createPasskeys } from './passkeys.ts'

type Deps = { origin: string; own: string; lang: OwnerLanguage; now?: (() => number) | undefined }

/** On a server: passkeys, and sessions of a day. */
export function createServerAccess({ origin, own, lang, now }: Deps): Access {
  const store = openAccessStore(own, now)
  const passkeys = createPasskeys({ origin, store, now })
  const invitations = openInvitations(own, now)
  const requestSessions = createRequestSessions(store, now)
  return {
    isHome: false,
    isLetIn: requestSessions.isLetIn,
    receive: (_, reply) => reply.redirect(signInPath, 303),
    addRoutes: async (app, brand) => {
      await app.register(rateLimit, { global: false, keyGenerator: ({ ip }) => visitorNetwork(ip) })
      const parts = { origin, lang, passkeys, store, invitations, requestSessions }
      signInRoutes(app, parts, brand)
      accessListRoutes(app, parts)
    },
  }
}
