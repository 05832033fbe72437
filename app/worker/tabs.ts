import { stateCache } from './versions.ts'

/** Which build each open tab runs, by client id. */
type Tabs = Record<string, string>

const key = '/tabs'

async function loadTabs(): Promise<Tabs> {
  // To open a cache makes it: a worker that was removed while its page goes on must leave none behind.
  const state = await caches.match(key, { cacheName: stateCache })
  return state?.json().catch(() => ({})) ?? {}
}

async function saveTabs(tabs: Tabs) {
  const state = await caches.open(stateCache)
  await state.put(key, Response.json(tabs))
}

let turn: Promise<unknown> = Promise.resolve()

/** One change after the other: two tabs opened at once would otherwise lose one another's note. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = turn.then(work, work)
  turn = next.catch(() => undefined)
  return next
}

/** Notes that a tab runs a build. */
export function noteTab(client: string, build: string) {
  return inTurn(async () => saveTabs({ ...(await loadTabs()), [client]: build }))
}

/** The build that a tab runs; undefined for a tab that was opened before there was a worker. */
export async function buildOfTab(client: string): Promise<string | undefined> {
  return (await loadTabs())[client]
}

/** The builds of the tabs that are still open; forgets the others. */
export function usedBuilds(open: readonly string[]): Promise<Set<string>> {
  return inTurn(async () => {
    const tabs = Object.fromEntries(
      Object.entries(await loadTabs()).filter(([client]) => open.includes(client)),
    )
    await saveTabs(tabs)
    return new Set(Object.values(tabs))
  })
}
