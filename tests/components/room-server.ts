import { onTestFinished, vi } from 'vitest'
import { toBase64Url } from '#app/platform/base64url.ts'

type Stream = ReadableStreamDefaultController<Uint8Array>

/** The server's rooms in the page itself; other requests pass. */
export function roomServer() {
  const rooms = new Map<string, Set<Stream>>()
  const real = window.fetch
  const server = {
    /** Why it refuses everybody. */
    refusal: undefined as { status: number } | undefined,
    /** Simulates a lost connection. */
    isCut: false,
    say(event: string) {
      for (const streams of rooms.values()) sayTo(streams, event)
    },
    cut() {
      server.isCut = true
      for (const streams of rooms.values()) for (const one of [...streams]) leave(streams, one)
    },
  }
  const leave = (streams: Set<Stream>, stream: Stream) => {
    if (!streams.delete(stream)) return
    stream.error(new TypeError('network error'))
    sayTo(streams, `event: devices\ndata: ${streams.size}`)
  }
  const listen = (streams: Set<Stream>, signal: AbortSignal | null | undefined) =>
    new ReadableStream<Uint8Array>({
      start(stream) {
        streams.add(stream)
        sayTo(streams, `event: devices\ndata: ${streams.size}`)
        signal?.addEventListener('abort', () => leave(streams, stream))
      },
    })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const [, room = '', isStream] = /^\/api\/rooms\/([\w-]+)(\/events)?$/.exec(url) ?? []
    if (!room) return real(url, init)
    if (server.isCut) throw new TypeError('Failed to fetch')
    if (server.refusal) return new Response('{}', server.refusal)
    const streams = rooms.get(room) ?? new Set()
    rooms.set(room, streams)
    if (isStream) return new Response(listen(streams, init.signal))
    const bytes = new Uint8Array(await new Response(init.body).arrayBuffer())
    sayTo(streams, `id: ${rooms.size}\ndata: ${toBase64Url(bytes)}`)
    return new Response(null, { status: 204 })
  })
  return server
}

function sayTo(streams: Set<Stream>, event: string) {
  for (const stream of streams) stream.enqueue(new TextEncoder().encode(`${event}\n\n`))
}

/** As on a page that came over http. */
export function withoutEncryption() {
  Object.defineProperty(crypto, 'subtle', { configurable: true, value: undefined })
  onTestFinished(() => void Reflect.deleteProperty(crypto, 'subtle'))
}
