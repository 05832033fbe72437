/** Whether an address (`https:`, `smtp:`, `postgres:` …) names only the machine that reads it: nobody else finds it there. */
export function isThisMachine(url: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(new URL(url).hostname)
}
