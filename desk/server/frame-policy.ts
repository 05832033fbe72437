/** The site's policy for a page in a frame: no script runs, and the desk may frame the page and write into it. */
export function framePolicy(policy: string): string {
  return policy
    .replace(/script-src [^;]*/, "script-src 'none'")
    .replace(/frame-ancestors [^;]*/, "frame-ancestors 'self'")
    .replace(/; require-trusted-types-for.*/, '')
}
