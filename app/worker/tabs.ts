import { stateCache } from './versions.ts'

/** By client id. */
type Tabs = Record<string, string>

const key = '/tabs'

async function loadTabs(): Promise<Tabs> {
  // `caches.open` would create the cache: a removed worker must leave none behind.
  const state = await caches.match(key, { cacheName: stateCache })
  return state?.json().catch(() => ({})) ?? {}
}

async function saveTabs(tabs: Tabs) {
  const state = await caches.open(stateCache)
  await state.put(key, Response.json(tabs))
}

let turn: Promise<unknown> = Promise.resolve()

/** Queued, so that two tabs opened at once do not overwrite each other's entry. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = turn.then(work, work)
  turn = next.catch(() => undefined)
  return next
}

export function recordTab(client: string, build: string) {
  return inTurn(async () => saveTabs({ ...(await loadTabs()), [client]: build }))
}

/** Undefined for a tab opened before there was a worker. */
export async function buildOfTab(client: string): Promise<string | undefined> {
  return (await loadTabs())[client]
}

/** Drops the entries of closed tabs. */
export function usedBuilds(open: readonly string[]): Promise<Set<string>> {
  return inTurn(async () => {
    const tabs = Object.fromEntries(
      Object.entries(await loadTabs()).filter(([client]) => open.includes(client)),
    )
    await saveTabs(tabs)
    return new Set(Object.values(tabs))
  })
}
