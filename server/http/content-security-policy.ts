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

/** The site's policy; `styleHash` (`sha256-…`) admits the one `<style>` of a prerendered page. */
export function contentSecurityPolicy(styleHash?: string): string {
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value}${name === 'style-src' && styleHash ? ` '${styleHash}'` : ''}`)
    .join('; ')
}
