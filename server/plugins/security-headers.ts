import type { FastifyInstance } from 'fastify'
import { isSecureVisit } from '#server/http/public-origin.ts'

const directives = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  // Needed to register the service worker.
  'trusted-types': 'vetrina',
} as const

/** For static hosts: hash of the inline script, origin of the server that accepts the form. */
type Elsewhere = { script?: string | undefined; formServer?: string }

/** `styleHash` (`sha256-…`) allows the one inline `<style>` of a prerendered page. */
export function contentSecurityPolicy(styleHash?: string, { script, formServer }: Elsewhere = {}): string {
  const more: Readonly<Record<string, string | undefined>> = {
    'style-src': styleHash && `'${styleHash}'`,
    'script-src': script && `'${script}'`,
    'connect-src': formServer,
    'form-action': formServer,
  }
  return Object.entries(directives)
    .map(([name, value]) => [name, value, more[name]].filter(Boolean).join(' '))
    .join('; ')
}

const refused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

const always = {
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': refused.map((feature) => `${feature}=()`).join(', '),
  // With `no-referrer` a plain form sends `Origin: null`, which the anti-forgery check rejects.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}

/** `policy` is the page's own Content-Security-Policy. HSTS is only sent over https. */
export function securityHeaders(isSecure: boolean, policy = contentSecurityPolicy()): Record<string, string> {
  if (!isSecure) return { ...always, 'content-security-policy': policy }
  return {
    ...always,
    'content-security-policy': `${policy}; upgrade-insecure-requests`,
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  }
}

export function addSecurityHeaders(app: FastifyInstance, isSecureOrigin: boolean) {
  app.addHook('onSend', async (request, reply) => {
    const own = reply.getHeader('content-security-policy')
    const isSecure = isSecureVisit(request, isSecureOrigin)
    reply.headers(securityHeaders(isSecure, typeof own === 'string' ? own : undefined))
  })
}
