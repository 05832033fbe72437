import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The proxy's own response; undefined forwards the request. */
export type Answer = { status: number; body?: string; type?: string } | undefined

export type Front = {
  url: string
  /** Replaced to simulate a release. */
  upstream: string
  seen: string[]
  rule: (path: string) => Answer
  stop: () => Promise<void>
}

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
