import rateLimit from '@fastify/rate-limit'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import { visitorNetwork } from '#server/http/visitor-network.ts'
import { say } from '../dictionaries.ts'
import { bodyOf, textOf } from '../server/body-schema.ts'
import { problem } from '../server/problem.ts'
import { type Access, signInPath } from './access.ts'
import { openAccessStore, sessionSeconds } from './access-store.ts'
import { invitationAddress, openInvitations } from './invitations.ts'
import { createPasskeys } from './passkeys.ts'

type Deps = { origin: string; own: string; lang: OwnerLanguage; now?: (() => number) | undefined }

/** On a server: passkeys, and sessions of a day. */
export function createServerAccess(deps: Deps): Access {
  const parts = createParts(deps)
  return {
    isHome: false,
    isLetIn: (request) => parts.session(request) !== undefined,
    receive: (_, reply) => reply.redirect(signInPath, 303),
    addRoutes: async (app, brand) => {
      await app.register(rateLimit, { global: false, keyGenerator: ({ ip }) => visitorNetwork(ip) })
      signInRoutes(app, parts, brand)
      accessListRoutes(app, parts)
    },
  }
}

type Parts = ReturnType<typeof createParts>

function createParts({ origin, own, lang, now }: Deps) {
  const store = openAccessStore(own, now)
  const passkeys = createPasskeys({ origin, store, now })
  const invitations = openInvitations(own, now)
  const session = ({ cookies }: FastifyRequest) => store.session(cookies[cookieName])
  const begin = (request: FastifyRequest, reply: FastifyReply, passkey: string, counter?: number) => {
    const former = session(request)
    if (former) store.end(former.id)
    const token = store.begin(passkey, request.headers['user-agent'] ?? '', counter)
    reply.setCookie(cookieName, token, { ...cookie, maxAge: sessionSeconds })
  }
  return { origin, lang, passkeys, store, invitations, session, begin }
}

// `__Host-` would need the path `/`: the site's own server would get the cookie with each request.
const cookieName = '__Secure-desk'
const cookie = { httpOnly: true, secure: true, sameSite: 'strict', path: '/desk' } as const

const ofNetwork = { max: 20, timeWindow: 60_000 }
const ofAll = { max: 200, timeWindow: 60_000, keyGenerator: () => 'all' }

const token = textOf(100)
const response = { type: 'object', required: ['id'], properties: { id: textOf(2_000) } }

/** Routes that need no session. */
function signInRoutes(app: FastifyInstance, parts: Parts, brand: () => string) {
  const { lang, passkeys, store, invitations, session, begin } = parts
  const t = say[lang]
  const countAll = app.createRateLimit(ofAll)
  const open = {
    config: { open: true, rateLimit: ofNetwork },
    bodyLimit: 32_768,
    preHandler: async (request: FastifyRequest) => {
      const counted = await countAll(request)
      if (!counted.isAllowed && counted.isExceeded) throw problem(429)
    },
  }

  app.get('/desk/api/sign-in', { config: { open: true } }, (request) => ({
    lang,
    brand: brand(),
    isHome: false,
    isIn: session(request) !== undefined,
  }))

  app.post('/desk/api/sign-in/options', open, () => passkeys.signInOptions())

  app.post<{ Body: { response: AuthenticationResponseJSON } }>(
    '/desk/api/sign-in',
    { ...open, schema: bodyOf({ response }) },
    async (request, reply) => {
      const info = await passkeys.signIn(request.body.response)
      if (!info) throw problem(401, t('access.refused'))
      begin(request, reply, info.credentialID, info.newCounter)
      return {}
    },
  )

  app.post<{ Body: { token: string } }>(
    '/desk/api/passkeys/options',
    { ...open, schema: bodyOf({ token }) },
    ({ body }) => {
      if (!invitations.isValid(body.token)) throw problem(401, t('access.invitation'))
      return passkeys.registrationOptions(brand())
    },
  )

  app.post<{ Body: { token: string; response: RegistrationResponseJSON } }>(
    '/desk/api/passkeys',
    { ...open, schema: bodyOf({ token, response }) },
    async (request, reply) => {
      const credential = await passkeys.register(request.body.response)
      if (!credential) throw problem(401, t('access.refused'))
      if (!invitations.use(request.body.token)) throw problem(401, t('access.invitation'))
      store.addPasskey(credential, request.headers['user-agent'] ?? '')
      begin(request, reply, credential.id)
      return {}
    },
  )
}

/** Lists and removes passkeys and sessions. */
function accessListRoutes(app: FastifyInstance, parts: Parts) {
  const { origin, lang, store, invitations, session } = parts
  app.get('/desk/api/access', (request) => {
    const own = session(request)
    return {
      passkeys: store.passkeys().map(({ id, agent, at }) => ({ id, agent, at, isThis: id === own?.passkey })),
      sessions: store.sessions().map(({ id, agent, at }) => ({ id, agent, at, isThis: id === own?.id })),
    }
  })

  app.post(
    '/desk/api/access/invitations',
    { config: { rateLimit: { max: 10, timeWindow: 600_000 } } },
    () => ({ address: invitationAddress(origin, invitations.create()) }),
  )

  app.delete<{ Params: { id: string } }>('/desk/api/access/sessions/:id', ({ params: { id } }) => {
    store.end(id)
    return {}
  })

  app.delete<{ Params: { id: string } }>('/desk/api/access/passkeys/:id', ({ params: { id } }) => {
    // The last passkey stays: without one, only the server's terminal could let anybody in.
    if (store.passkeys().every((one) => one.id === id)) throw problem(409, say[lang]('access.last'))
    store.removePasskey(id)
    return {}
  })
}
