import { fromBase64Url } from '#shared/base64url.ts'
import { isPassingLater, parsedBody, secondsOf } from '../http.ts'
import { createEventReader } from './event-lines.ts'
import type { RoomWorld } from './room-world.ts'

/** Why the server does not let a device in; `over` and `refused` are for good. */
export type RefusalReason = 'full' | 'often' | 'network' | 'busy' | 'over' | 'refused'
export type LineStatus = 'connecting' | 'open' | 'lost' | RefusalReason

type LineDeps = {
  room: string
  device: string
  onMessage: (sealed: Uint8Array<ArrayBuffer>) => void
  /** How many devices are in the room, this one included. */
  onDevices: (count: number) => void
  onStatus: (status: LineStatus) => void
}

/** The server gives a sign every ten seconds: after so long without one, the line is dead. */
const silence = 25_000
/** Milliseconds before the line is tried again; doubled each time, up to the last. */
const pauses = { first: 500, last: 8_000 }

/** The stream of a room's messages, which is taken up again until `close` or the room is over. */
export function openLine({ room, device, onMessage, onDevices, onStatus }: LineDeps, world: RoomWorld) {
  const closing = new AbortController()
  let attempt = new AbortController()
  let pause = pauses.first

  function hear(piece: string, read: ReturnType<typeof createEventReader>): 'over' | undefined {
    for (const { name, data } of read(piece)) {
      if (name === 'over') return 'over'
      if (name === 'devices') onDevices(Number(data))
      const sealed = name === 'message' ? fromBase64Url(data) : null
      if (sealed) onMessage(sealed)
    }
    return undefined
  }

  /** Until the stream ends; gives why it is not to be taken up, or after how many milliseconds. */
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
      const read = createEventReader()
      const pieces = response.body.pipeThrough(new TextDecoderStream()).getReader()
      for (;;) {
        giveTime()
        const { value, done } = await pieces.read()
        if (done) break
        if (hear(value, read)) return 'over'
      }
    } catch {
      // As every line that ends: it is taken up.
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
    /** The line has failed elsewhere: it is dropped and taken up again. */
    cut,
    close: () => closing.abort(),
  }
}

/** The word in the body of a refusal of ours; undefined for a proxy's. */
export function reasonOf(body: unknown): RefusalReason | undefined {
  const reason = typeof body === 'object' && body !== null && 'reason' in body ? body.reason : undefined
  return (['full', 'often', 'network', 'busy', 'over'] as const).find((one) => reason === `room-${one}`)
}
