import { HttpFailure, isPassing } from '../http.ts'
import type { MessageKind } from './message.ts'
import { reasonOf } from './room-line.ts'
import type { RoomWorld } from './room-world.ts'

type Waiting = { kind: MessageKind; sealed: Uint8Array<ArrayBuffer> }

/** What waits for the line: more than anybody writes while it is away. */
const mostWaiting = 40
const pauses = { first: 500, last: 8_000 }

/**
 * Sends one message after the other, each until the server has it; a newer state takes the place of one that waits.
 * `onLost` tells whether something waits for the line. What the server will never take is dropped.
 */
export function createOutbox(room: string, world: RoomWorld, onLost: (isLost: boolean) => void) {
  const closing = new AbortController()
  let waiting: readonly Waiting[] = []
  let isSending = false

  async function send({ sealed }: Waiting): Promise<number | undefined> {
    try {
      await world.post(`/api/rooms/${room}`, sealed)
      return undefined
    } catch (error) {
      if (!(error instanceof HttpFailure) || !isPassing(error.status)) return undefined
      if (reasonOf(error.error) === undefined) onLost(true)
      return (error.retryAfter ?? 0) * 1_000
    }
  }

  async function sendAll() {
    let pause = pauses.first
    for (let next = waiting[0]; next && !closing.signal.aborted; next = waiting[0]) {
      const wait = await send(next)
      if (wait === undefined) {
        waiting = waiting.filter((one) => one !== next)
        pause = pauses.first
        onLost(false)
      } else {
        await world.wait(wait || pause, closing.signal)
        pause = Math.min(2 * pause, pauses.last)
      }
    }
    isSending = false
  }

  return {
    add: (kind: MessageKind, sealed: Uint8Array<ArrayBuffer>) => {
      const [first, ...rest] = waiting
      // The first may be on its way.
      const others = kind === 'state' ? rest.filter((one) => one.kind !== 'state') : rest
      waiting = [...(first ? [first] : []), ...others, { kind, sealed }].slice(-mostWaiting)
      if (isSending) return
      isSending = true
      sendAll()
    },
    close: () => closing.abort(),
  }
}
