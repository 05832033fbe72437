import { expect, onTestFinished, test, vi } from 'vitest'
import { countVisits, isOpening } from './count-visits.ts'
import { listen, rawRequest } from './fixtures/raw-request.ts'
import { smallApp, smallSite } from './fixtures/small-site.ts'

const opening = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }

test.each([
  [true, 'GET', opening],
  [true, 'GET', { ...opening, 'sec-fetch-site': 'cross-site', 'sec-fetch-user': '?1' }],
  [false, 'POST', opening],
  [false, 'GET', {}],
  [false, 'GET', { 'sec-fetch-dest': 'document' }],
  [false, 'GET', { ...opening, 'sec-fetch-dest': 'iframe' }],
  [false, 'GET', { ...opening, 'sec-purpose': 'prefetch' }],
])('counted: %s, for %s with %o', (expected, method, headers) => {
  expect(isOpening({ method, headers })).toBe(expected)
})

async function counted() {
  const site = smallSite()
  const app = smallApp({ site })
  const saved: Record<string, number>[] = []
  const faults: string[] = []
  const state = { isDown: false }
  const addVisits = async (visits: ReadonlyMap<string, number>) => {
    if (state.isDown) throw new Error('down')
    saved.push(Object.fromEntries(visits))
  }
  const stop = countVisits(app.server, site, { store: { addVisits }, onFault: (fault) => faults.push(fault) })
  const port = await listen(app)
  onTestFinished(stop)
  const lines = Object.entries(opening).map(([name, value]) => `${name}: ${value}\r\n`)
  const open = (path: string, more = '') =>
    rawRequest(port, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${lines.join('')}${more}\r\n`)
  return { saved, faults, state, stop, open }
}

test('counts only pages answered with 200 or 304, by the day in Italy', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'], now: new Date('2026-07-09T22:30:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const { saved, stop, open } = await counted()
  await open('/it')
  await open('/it?from=flyer')
  await open('/it', 'If-None-Match: *\r\n')
  await open('/contact')
  for (const path of ['/it/nothing', '/404', '/robots.txt', '/it/', '/healthz']) await open(path)
  expect(saved).toEqual([])
  vi.advanceTimersByTime(60_000)
  const counts = { '2026-07-10 /it': 3, '2026-07-10 /contact': 1 }
  expect(saved).toEqual([counts])
  // Nothing new is no reason to write.
  vi.advanceTimersByTime(60_000)
  expect(saved).toEqual([counts])
  await open('/en/lawyers')
  await stop()
  expect(saved).toEqual([counts, { '2026-07-10 /en/lawyers': 1 }])
})

test('keeps counts that the store refused for the next attempt', async () => {
  const { saved, faults, state, stop, open } = await counted()
  state.isDown = true
  await open('/it')
  await stop()
  expect(faults).toEqual(['Error: down'])
  state.isDown = false
  await open('/it')
  await stop()
  expect(saved.map((visits) => Object.values(visits))).toEqual([[2]])
})
