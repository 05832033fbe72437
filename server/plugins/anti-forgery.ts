import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSecureVisit } from '#server/http/public-origin.ts'
import { formOrigin, sameOriginSource } from '#server/http/same-origin.ts'
import type { SigningKeys } from './signing-keys.ts'

type AntiForgeryDeps = {
  keys: SigningKeys
  publicOrigin: string | undefined
  isSecureOrigin: boolean
  /** Other sites whose form this server takes. */
  formOrigins: readonly string[]
}

/** Not the specification's header, which is for the page's own origin alone (§7). */
export const elsewhereHeader = 'x-form-token'

export type AntiForgery = ReturnType<typeof createAntiForgery>

type Senders = Pick<AntiForgeryDeps, 'isSecureOrigin' | 'formOrigins'>

/** Whom a token is signed for, and where a request carries it. */
function createSenders({ isSecureOrigin, formOrigins }: Senders) {
  const isSecure = (request: FastifyRequest) => isSecureVisit(request, isSecureOrigin)
  // A prefixed cookie needs Secure, and browsers drop Secure cookies that come over http.
  const cookieName = (request: FastifyRequest) => (isSecure(request) ? '__Host-csrf' : 'csrf')
  const elsewhere = (request: FastifyRequest) => formOrigin(request, formOrigins)

  function cookieOf(request: FastifyRequest): string | undefined {
    const value = request.cookies[cookieName(request)]
    return value && /^[\w-]{43}$/.test(value) ? value : undefined
  }

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
 * The signed double submit of OWASP's cheat sheet, with the specification's names (§7): `XSRF-TOKEN`, which scripts
 * read and send back as `X-XSRF-TOKEN` (or a form as a hidden field), is a signature over a random value in a cookie
 * that scripts cannot read. A page of another site has no cookies of ours: there the signature is over its origin, which
 * browsers name and no page can change (decision 39).
 */
export function createAntiForgery({ keys, publicOrigin, ...origins }: AntiForgeryDeps) {
  const { isSecure, cookieName, cookieOf, elsewhere, senderOf, headerOf } = createSenders(origins)

  const sign = (value: string, now: number) => ({
    token: keys.sign(`token:${value}`),
    started: `${now}.${keys.sign(`started:${now}:${value}`)}`,
  })

  return {
    /** The other site that the request comes from, if its form is taken here. */
    elsewhere,

    /** What a page of another site sends with its form. */
    issueTo: (origin: string) => sign(origin, Date.now()),

    /** Gives the visitor both cookies (an earlier value stays: other tabs rely on it), and what the form carries. */
    issue: (request: FastifyRequest, reply: FastifyReply, now = Date.now()) => {
      const options = { path: '/', sameSite: 'lax', secure: isSecure(request) } as const
      const known = cookieOf(request)
      const value = known ?? randomBytes(32).toString('base64url')
      const signed = sign(value, now)
      if (!known) reply.setCookie(cookieName(request), value, { ...options, httpOnly: true })
      reply.setCookie('XSRF-TOKEN', signed.token, options)
      return signed
    },

    /** Whether a token, from the header if there is one, else from the form's field, belongs to this visitor. */
    isTokenValid: (request: FastifyRequest, field: string): boolean => {
      const sender = senderOf(request)
      return sender !== undefined && keys.isSigned(`token:${sender}`, headerOf(request) ?? field)
    },

    /**
     * Whether a visitor's own cookie comes with a token of ours, in the header or in its cookie: asked before the body,
     * where a form without script has its token, is read.
     */
    isKnown: (request: FastifyRequest): boolean => {
      const sender = senderOf(request)
      const sent = headerOf(request) ?? request.cookies['XSRF-TOKEN']
      return sender !== undefined && sent !== undefined && keys.isSigned(`token:${sender}`, sent)
    },

    /** When the visitor began to fill in the form, in milliseconds; undefined if the text is not ours or not theirs. */
    startedAt: (request: FastifyRequest, started: string): number | undefined => {
      const sender = senderOf(request)
      const [, time, signature] = /^(\d{13})\.([\w-]{43})$/.exec(started) ?? []
      if (sender === undefined || time === undefined || signature === undefined) return undefined
      return keys.isSigned(`started:${time}:${sender}`, signature) ? Number(time) : undefined
    },

    /** Whether a page of ours sent it, or of a site whose form is taken; what names no origin at all is refused as well. */
    isFromOurPage: (request: FastifyRequest): boolean =>
      elsewhere(request) !== undefined || sameOriginSource(request, publicOrigin) !== undefined,
  }
}
