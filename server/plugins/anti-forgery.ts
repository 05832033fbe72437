import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sameOriginSource } from '#server/http/same-origin.ts'
import type { SigningKeys } from './signing-keys.ts'

type AntiForgeryDeps = { keys: SigningKeys; publicOrigin: string | undefined; isSecureOrigin: boolean }

export type AntiForgery = ReturnType<typeof createAntiForgery>

/**
 * The signed double submit of OWASP's cheat sheet, with the specification's names (§7): `XSRF-TOKEN`, which scripts
 * read and send back as `X-XSRF-TOKEN` (or a form as a hidden field), is a signature over a random value in a cookie
 * that scripts cannot read.
 */
export function createAntiForgery({ keys, publicOrigin, isSecureOrigin }: AntiForgeryDeps) {
  const isSecure = (request: FastifyRequest) => isSecureOrigin || request.protocol === 'https'
  // A prefixed cookie needs Secure, and browsers drop Secure cookies that come over http.
  const cookieName = (request: FastifyRequest) => (isSecure(request) ? '__Host-csrf' : 'csrf')

  function visitor(request: FastifyRequest): string | undefined {
    const value = request.cookies[cookieName(request)]
    return value && /^[\w-]{43}$/.test(value) ? value : undefined
  }

  return {
    /** Gives the visitor both cookies (an earlier value stays: other tabs rely on it), and what the form carries. */
    issue: (request: FastifyRequest, reply: FastifyReply, now = Date.now()) => {
      const options = { path: '/', sameSite: 'lax', secure: isSecure(request) } as const
      const known = visitor(request)
      const value = known ?? randomBytes(32).toString('base64url')
      const token = keys.sign(`token:${value}`)
      if (!known) reply.setCookie(cookieName(request), value, { ...options, httpOnly: true })
      reply.setCookie('XSRF-TOKEN', token, options)
      return { token, started: `${now}.${keys.sign(`started:${now}:${value}`)}` }
    },

    /** Whether a token, from the header if there is one, else from the form's field, belongs to this visitor. */
    isTokenValid: (request: FastifyRequest, field: string): boolean => {
      const value = visitor(request)
      const header = request.headers['x-xsrf-token']
      const sent = typeof header === 'string' ? header : field
      return value !== undefined && keys.isSigned(`token:${value}`, sent)
    },

    /**
     * Whether a visitor's own cookie comes with a token of ours, in the header or in its cookie: asked before the body,
     * where a form without script has its token, is read.
     */
    isKnown: (request: FastifyRequest): boolean => {
      const value = visitor(request)
      const header = request.headers['x-xsrf-token']
      const sent = typeof header === 'string' ? header : request.cookies['XSRF-TOKEN']
      return value !== undefined && sent !== undefined && keys.isSigned(`token:${value}`, sent)
    },

    /** When the visitor began to fill in the form, in milliseconds; undefined if the text is not ours or not theirs. */
    startedAt: (request: FastifyRequest, started: string): number | undefined => {
      const value = visitor(request)
      const [, time, signature] = /^(\d{13})\.([\w-]{43})$/.exec(started) ?? []
      if (value === undefined || time === undefined || signature === undefined) return undefined
      return keys.isSigned(`started:${time}:${value}`, signature) ? Number(time) : undefined
    },

    /** A request that names no origin at all is refused as well. */
    isSameOrigin: (request: FastifyRequest): boolean => sameOriginSource(request, publicOrigin) !== undefined,
  }
}
