/** In milliseconds; browsers give up loading later. */
const longestLeaving = 20_000

/** Resolves to false where the navigation fails or is stopped. */
export function leavingPage(): Promise<boolean> {
  const over = new AbortController()
  return new Promise<boolean>((resolve) => {
    const once = { once: true, signal: over.signal }
    window.addEventListener('pagehide', () => resolve(true), once)
    // Without the Navigation API the timer decides.
    window.navigation?.addEventListener('navigateerror', () => resolve(false), once)
    const timer = setTimeout(() => resolve(false), longestLeaving)
    over.signal.addEventListener('abort', () => clearTimeout(timer))
  }).finally(() => over.abort())
}
