import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import { say } from '../dictionaries.ts'
import { problem } from '../server/problem.ts'
import type { AccessStore } from './access-store.ts'
import type { Invitations } from './invitations.ts'
import type { createPasskeys } from './passkeys.ts'
import type { RequestSessions } from './request-sessions.ts'

type Deps = {
  lang: OwnerLanguage
  brand: () => string
  passkeys: ReturnType<typeof createPasskeys>
  store: AccessStore
  invitations: Invitations
  requestSessions: RequestSessions
}

const ofNetwork = { max: 20, timeWindow: 60_000 }
const ofAll = { max: 200, timeWindow: 60_000, keyGenerator: () => 'all' }

const object = (properties: Readonly<Record<string, object>>) => ({
  body: { type: 'object', required: Object.keys(properties), properties },
})
const token = { type: 'string', maxLength: 100 }
const response = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string', maxLength: 2_000 } },
}

/** Routes that need no session. */
export function signInRoutes(app: FastifyInstance, deps: Deps) {
  const { lang, brand, passkeys, store, invitations, requestSessions } = deps
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
    isIn: requestSessions.session(request) !== undefined,
  }))

  app.post('/desk/api/sign-in/options', open, () => passkeys.signInOptions())

  app.post<{ Body: { response: AuthenticationResponseJSON } }>(
    '/desk/api/sign-in',
    { ...open, schema: object({ response }) },
    async (request, reply) => {
      const info = await passkeys.signIn(request.body.response)
      if (!info) throw problem(401, t('access.refused'))
      requestSessions.begin(request, reply, info.credentialID, info.newCounter)
      return {}
    },
  )

  app.post<{ Body: { token: string } }>(
    '/desk/api/passkeys/options',
    { ...open, schema: object({ token }) },
    ({ body }) => {
      if (!invitations.isValid(body.token)) throw problem(401, t('access.invitation'))
      return passkeys.registrationOptions(brand())
    },
  )

  app.post<{ Body: { token: string; response: RegistrationResponseJSON } }>(
    '/desk/api/passkeys',
    { ...open, schema: object({ token, response }) },
    async (request, reply) => {
      const credential = await passkeys.register(request.body.response)
      if (!credential) throw problem(401, t('access.refused'))
      if (!invitations.use(request.body.token)) throw problem(401, t('access.invitation'))
      store.addPasskey(credential, request.headers['user-agent'] ?? '')
      requestSessions.begin(request, reply, credential.id)
      return {}
    },
  )
}
