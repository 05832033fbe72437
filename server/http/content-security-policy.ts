const policy = {
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
  return Object.entries(policy)
    .map(([name, value]) => [name, value, more[name]].filter(Boolean).join(' '))
    .join('; ')
}
