import type { FastifyInstance } from 'fastify'
import { contentSecurityPolicy } from '#server/http/content-security-policy.ts'
import { isSecureVisit } from '#server/http/public-origin.ts'

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
