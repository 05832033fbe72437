import type { Translate } from '#shared/messages.ts'

/** Milliseconds: a page that never wakes, because its words never come, gets its worker all the same. */
const latest = 30_000

/** Fetches the worker's registration once the page is awake; it is no part of what waking needs. */
export async function startWorker(awake: Promise<Translate | undefined>) {
  if (!import.meta.env.PROD) return
  const sleep = new Promise<undefined>((resolve) => setTimeout(resolve, latest))
  const t = await Promise.race([awake, sleep])
  try {
    const code = await import('./register.ts')
    await code.registerWorker(t)
  } catch {
    // A chunk that a release took away: the next page load brings the new ones.
  }
}
