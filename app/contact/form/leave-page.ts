/** After so many milliseconds a page that is still here is not being left; browsers give up loading later. */
const longestLeaving = 20_000

/** Whether the page is left for the one that was asked for; not where the visitor stops it, or it does not come. */
export function leavingPage(): Promise<boolean> {
  const over = new AbortController()
  return new Promise<boolean>((resolve) => {
    const once = { once: true, signal: over.signal }
    window.addEventListener('pagehide', () => resolve(true), once)
    // Not every browser has the Navigation API: there the time tells.
    window.navigation?.addEventListener('navigateerror', () => resolve(false), once)
    const timer = setTimeout(() => resolve(false), longestLeaving)
    over.signal.addEventListener('abort', () => clearTimeout(timer))
  }).finally(() => over.abort())
}
