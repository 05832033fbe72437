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
  // The one policy that the service worker's registration needs.
  'trusted-types': 'vetrina',
} as const

/** What a page on a static host needs beside: the hash of its script, and the server that takes its form. */
type Elsewhere = { script?: string | undefined; formServer?: string }

/** The site's policy; `styleHash` (`sha256-…`) admits the one `<style>` of a prerendered page. */
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
