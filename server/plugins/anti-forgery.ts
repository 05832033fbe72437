import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSecureVisit, sameOriginSource } from '#server/http/public-origin.ts'
import type { SigningKeys } from './signing-keys.ts'

type AntiForgeryDeps = {
  keys: SigningKeys
  publicOrigin: string | undefined
  isSecureOrigin: boolean
  formOrigins: readonly string[]
}

/** The specification's header is for same-origin requests only (§7). */
export const elsewhereHeader = 'x-form-token'

export type AntiForgery = ReturnType<typeof createAntiForgery>

type Senders = Pick<AntiForgeryDeps, 'isSecureOrigin' | 'formOrigins'>

function createSenders({ isSecureOrigin, formOrigins }: Senders) {
  const isSecure = (request: FastifyRequest) => isSecureVisit(request, isSecureOrigin)
  // The `__Host-` prefix needs Secure, and browsers drop Secure cookies over http.
  const cookieName = (request: FastifyRequest) => (isSecure(request) ? '__Host-csrf' : 'csrf')
  const elsewhere = ({ headers }: FastifyRequest) => formOrigins.find((origin) => origin === headers.origin)

  const cookieOf = (request: FastifyRequest) => request.cookies[cookieName(request)] || undefined

  return {
    isSecure,
    cookieName,
    cookieOf,
    elsewhere,
    senderOf: (request: FastifyRequest) => elsewhere(request) ?? cookieOf(request),
    headerOf: (request: FastifyRequest): string | undefined => {
      const header = request.headers[elsewhere(request) ? elsewhereHeader : 'x-xsrf-token']
      return typeof header === 'string' ? header : undefined
    },
  }
}

/**
 * Signed double-submit cookie (OWASP), named as in the specification (§7). Pages of other sites get no
 * cookies; there the token signs the `Origin` header (decision 39).
 */
export function createAntiForgery({ keys, publicOrigin, ...origins }: AntiForgeryDeps) {
  const { isSecure, cookieName, cookieOf, elsewhere, senderOf, headerOf } = createSenders(origins)

  const sign = (value: string, now: number) => ({
    token: keys.sign(`token:${value}`),
    started: `${now}.${keys.sign(`started:${now}:${value}`)}`,
  })

  return {
    elsewhere,

    issueTo: (origin: string) => sign(origin, Date.now()),

    /** Sets both cookies and returns the hidden fields. Keeps an earlier value, which other tabs use. */
    issue: (request: FastifyRequest, reply: FastifyReply, now = Date.now()) => {
      const options = { path: '/', sameSite: 'lax', secure: isSecure(request) } as const
      const known = cookieOf(request)
      const value = known ?? randomBytes(32).toString('base64url')
      const signed = sign(value, now)
      if (!known) reply.setCookie(cookieName(request), value, { ...options, httpOnly: true })
      reply.setCookie('XSRF-TOKEN', signed.token, options)
      return signed
    },

    /** The header wins over the form field. */
    isTokenValid: (request: FastifyRequest, field: string): boolean => {
      const sender = senderOf(request)
      return sender !== undefined && keys.isSigned(`token:${sender}`, headerOf(request) ?? field)
    },

    /** Milliseconds since the epoch; undefined if the signature is not ours or not this visitor's. */
    startedAt: (request: FastifyRequest, started: string): number | undefined => {
      const sender = senderOf(request)
      const [, time, signature] = /^(\d{13})\.([\w-]{43})$/.exec(started) ?? []
      if (sender === undefined || time === undefined || signature === undefined) return undefined
      return keys.isSigned(`started:${time}:${sender}`, signature) ? Number(time) : undefined
    },

    isFromOurPage: (request: FastifyRequest): boolean =>
      elsewhere(request) !== undefined || sameOriginSource(request, publicOrigin) !== undefined,
  }
}
