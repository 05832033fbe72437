import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { openBrowser } from '#tests/helpers/chromium.ts'
import { watchFaults } from '#tests/helpers/faults.ts'

/** An address that serves one release at a time. */
type Front = {
  url: string
  /** Replaced to simulate a release. */
  upstream: string
  seen: string[]
}

/** A new visitor with a worker, until the test is over. */
export async function newVisitor(upstream: string) {
  const front = await openFront(upstream)
  const browser = await openBrowser()
  const context = await browser.newContext({
    baseURL: front.url,
    locale: 'it-IT',
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
  })
  // Before the front is closed.
  onTestFinished(() => context.close())
  const faults = await watchFaults(context)
  return { context, page: await context.newPage(), front, faults }
}

/** Settles when the visitor's page is served by a worker. */
export async function untilControlled(page: Page) {
  // It fetches its list first: as long as the test may take.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 0 })
}

async function openFront(upstream: string): Promise<Front> {
  const front: Front = { url: '', upstream, seen: [] }
  const server = createServer((incoming, outgoing) => pass(front, incoming, outgoing))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return Object.assign(front, { url: `http://127.0.0.1:${port}` })
}

function pass(front: Front, incoming: IncomingMessage, outgoing: ServerResponse) {
  const path = incoming.url ?? '/'
  front.seen.push(path)
  const behind = request(
    front.upstream + path,
    { method: incoming.method, headers: incoming.headers },
    (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(outgoing)
    },
  )
  behind.on('error', () => outgoing.destroy())
  incoming.pipe(behind)
}
