import type { FastifyInstance } from 'fastify'
import { contentSecurityPolicy } from '#server/http/content-security-policy.ts'
import { permissionsPolicy } from '#server/http/permissions-policy.ts'
import { isSecureVisit } from '#server/http/public-origin.ts'

const always = {
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  // With `no-referrer` a plain form would send `Origin: null`, which the anti-forgery check refuses.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}

/**
 * The headers of every answer. `policy` is the page's own Content-Security-Policy, `permissions` what it may ask its
 * visitor for, `isSecure` whether the visitor is on https: only then browsers are told to stay there.
 */
export function securityHeaders(
  isSecure: boolean,
  policy = contentSecurityPolicy(),
  permissions = permissionsPolicy(),
): Record<string, string> {
  const headers = { ...always, 'permissions-policy': permissions }
  if (!isSecure) return { ...headers, 'content-security-policy': policy }
  return {
    ...headers,
    'content-security-policy': `${policy}; upgrade-insecure-requests`,
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  }
}

/** Puts the security headers on every answer that passes through the routes, errors included. */
export function addSecurityHeaders(app: FastifyInstance, isSecureOrigin: boolean) {
  app.addHook('onSend', async (request, reply) => {
    const own = (name: string) => {
      const value = reply.getHeader(name)
      return typeof value === 'string' ? value : undefined
    }
    const isSecure = isSecureVisit(request, isSecureOrigin)
    reply.headers(securityHeaders(isSecure, own('content-security-policy'), own('permissions-policy')))
  })
}
