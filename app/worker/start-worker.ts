/** Milliseconds: a page that never wakes, because its words never come, gets its worker all the same. */
const latest = 30_000

/** Fetches the worker's registration once the page is awake; it is no part of what waking needs. */
export async function startWorker(awake: Promise<unknown>) {
  if (!import.meta.env.PROD) return
  await Promise.race([awake, new Promise((resolve) => setTimeout(resolve, latest))])
  try {
    const { registerWorker } = await import('./register.ts')
    const { announceUpdate } = await import('./announce-update.ts')
    await registerWorker(announceUpdate)
  } catch {
    // A chunk that a release took away: the next page load brings the new ones.
  }
}
