import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the front answers by itself; undefined lets the request through to the site behind it. */
export type Answer = { status: number; body?: string; type?: string } | undefined

export type Front = {
  url: string
  /** The site behind; another one is a release. */
  upstream: string
  /** Path and query of every request, in order. */
  seen: string[]
  rule: (path: string) => Answer
  stop: () => Promise<void>
}

/** One address before changing sites: where releases happen, and what goes wrong with them. */
export async function openFront(upstream: string): Promise<Front> {
  const front: Omit<Front, 'url' | 'stop'> = { upstream, seen: [], rule: () => undefined }
  const server = createServer((incoming, outgoing) => pass(front, incoming, outgoing))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(front, {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}

function pass(
  front: Pick<Front, 'upstream' | 'seen' | 'rule'>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) {
  const path = incoming.url ?? '/'
  front.seen.push(path)
  const answer = front.rule(path)
  if (answer) {
    outgoing.writeHead(answer.status, { 'content-type': answer.type ?? 'text/plain' }).end(answer.body ?? '')
    return
  }
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
