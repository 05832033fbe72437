/** Whether the server of an address (`smtp:`, `postgres:` …) is on this very machine: no line for others to listen on. */
export function isThisMachine(url: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(new URL(url).hostname)
}
