import type { Translate } from '#shared/messages.ts'

/** Milliseconds, for pages whose hydration fails. */
const latest = 30_000

/** After hydration, since it is not needed for it. */
export async function startWorker(hydrated: Promise<Translate | undefined>) {
  if (!import.meta.env.PROD) return
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, latest))
  const t = await Promise.race([hydrated, timeout])
  try {
    const code = await import('./register.ts')
    await code.registerWorker(t)
  } catch {
    // A new release has removed the chunk: the next page load gets the new ones.
  }
}
