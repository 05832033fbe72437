import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { romeDay } from '#shared/rome-time.ts'
import type { ContactStore } from './contact-store/contact-store.ts'
import type { Site } from './site/site.ts'

type Keep = { store: Pick<ContactStore, 'addVisits'>; onFault: (fault: string) => void }

/** Counts page views by day, without personal data. Call after all handlers are added. @returns a function that saves the last ones */
export function countVisits(server: Server, site: Pick<Site, 'pages'>, { store, onFault }: Keep) {
  let waiting = new Map<string, number>()
  const add = (key: string, count: number) => waiting.set(key, (waiting.get(key) ?? 0) + count)

  async function save() {
    const visits = waiting
    waiting = new Map()
    if (visits.size === 0) return
    await store.addVisits(visits).catch((error: unknown) => {
      for (const [key, count] of visits) add(key, count)
      onFault(String(error))
    })
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url?.split('?', 1)[0]
    if (!isOpening(request) || !site.pages.some((page) => page.path === path)) return
    response.once('finish', () => {
      if ([200, 304].includes(response.statusCode)) add(`${romeDay(new Date())} ${path}`, 1)
    })
  })
  setInterval(save, 60_000).unref()
  return save
}

/** Whether a browser opens a page in a tab, and not ahead of time. Few programs send these headers. */
export function isOpening({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  const { 'sec-fetch-dest': target, 'sec-fetch-mode': mode, 'sec-purpose': purpose } = headers
  return method === 'GET' && target === 'document' && mode === 'navigate' && purpose === undefined
}
