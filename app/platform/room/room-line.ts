import { fromBase64Url } from '#app/platform/base64url.ts'
import { isPassingLater, parsedBody, secondsOf } from '../http.ts'
import type { RoomWorld } from './room-world.ts'

/** `over` and `refused` are final, the others are retried. */
export type RefusalReason = 'full' | 'often' | 'network' | 'busy' | 'over' | 'refused'
export type LineStatus = 'connecting' | 'open' | 'lost' | RefusalReason

type LineDeps = {
  room: string
  device: string
  onMessage: (sealed: Uint8Array<ArrayBuffer>) => void
  /** This one included. */
  onDevices: (count: number) => void
  onStatus: (status: LineStatus) => void
}

/** Milliseconds. The server sends a comment every ten seconds; without one the connection is dead. */
const silence = 25_000
/** Milliseconds before reconnecting; doubled each time. */
const pauses = { first: 500, last: 8_000 }

/** The room's message stream; reconnects until `close` or until the room is over. */
export function openLine({ room, device, onStatus, ...events }: LineDeps, world: RoomWorld) {
  const closing = new AbortController()
  let attempt = new AbortController()
  let pause = pauses.first

  /** Until the stream ends; gives why not to reconnect, or the milliseconds to wait before. */
  async function listen(): Promise<'over' | 'refused' | number> {
    attempt = new AbortController()
    const signal = AbortSignal.any([closing.signal, attempt.signal])
    let timer = setTimeout(cut, silence)
    const giveTime = () => {
      clearTimeout(timer)
      timer = setTimeout(cut, silence)
    }
    try {
      const headers = { 'Room-Device': device }
      const response = await world.fetch(`/api/rooms/${room}/events`, { headers, signal, cache: 'no-store' })
      if (!response.ok || !response.body) return await refused(response)
      pause = pauses.first
      onStatus('open')
      const hear = createHearing(events)
      const pieces = response.body.pipeThrough(new TextDecoderStream()).getReader()
      for (;;) {
        giveTime()
        const { value, done } = await pieces.read()
        if (done) break
        if (hear(value)) return 'over'
      }
    } catch {
      // Reconnected like any stream that ends.
    } finally {
      clearTimeout(timer)
      cut()
    }
    if (!closing.signal.aborted) onStatus('lost')
    return nextPause()
  }

  function cut() {
    attempt.abort()
  }

  function nextPause(): number {
    const now = pause
    pause = Math.min(2 * pause, pauses.last)
    return now
  }

  async function refused(response: Response): Promise<'over' | 'refused' | number> {
    const reason = reasonOf(parsedBody(await response.text()))
    if (reason === 'over') return reason
    if (!isPassingLater(response.status)) return 'refused'
    onStatus(reason ?? 'lost')
    const seconds = secondsOf(response.headers.get('Retry-After'))
    return seconds ? seconds * 1_000 : nextPause()
  }

  async function keepListening() {
    onStatus('connecting')
    while (!closing.signal.aborted) {
      const end = await listen()
      if (typeof end === 'string') return onStatus(end)
      if (!closing.signal.aborted) await world.wait(end, closing.signal)
    }
  }

  keepListening()
  return {
    /** For failures noticed elsewhere: drops the connection and reconnects. */
    cut,
    close: () => closing.abort(),
  }
}

/** Takes the stream piece by piece, until the room is over. */
function createHearing({ onMessage, onDevices }: Pick<LineDeps, 'onMessage' | 'onDevices'>) {
  const read = createEventReader()
  return (piece: string): 'over' | undefined => {
    for (const { name, data } of read(piece)) {
      if (name === 'over') return 'over'
      if (name === 'devices') onDevices(Number(data))
      const sealed = name === 'message' ? fromBase64Url(data) : null
      if (sealed) onMessage(sealed)
    }
    return undefined
  }
}

/** Undefined for a proxy's refusal. */
export function reasonOf(body: unknown): RefusalReason | undefined {
  const reason = typeof body === 'object' && body !== null && 'reason' in body ? body.reason : undefined
  return (['full', 'often', 'network', 'busy', 'over'] as const).find((one) => reason === `room-${one}`)
}

/** `name` is `message` by default. */
export type StreamEvent = { name: string; data: string }

/** Nothing that our server sends is longer. */
const longest = 16_384

/**
 * Reads the subset of Server-Sent Events (HTML §9.2) that our server writes, from chunks of text. @throws
 * RangeError on an event that is too long.
 */
export function createEventReader() {
  let rest = ''
  return (piece: string): StreamEvent[] => {
    const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    if (rest.length > longest) throw new RangeError('An event of the stream is too long.')
    return blocks.flatMap(eventOf)
  }
}

function eventOf(block: string): StreamEvent[] {
  const fields = new Map<string, string>()
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^([a-z]+): ?(.*)$/.exec(line) ?? []
    fields.set(name, value)
  }
  const data = fields.get('data')
  return data === undefined ? [] : [{ name: fields.get('event') ?? 'message', data }]
}
