/** Takes any scheme (`https:`, `smtp:`, `postgres:` …). */
export function isThisMachine(url: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(new URL(url).hostname)
}
