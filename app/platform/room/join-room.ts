import { createUuid } from '#shared/uuid.ts'
import { attempt } from '../attempt.ts'
import { HttpFailure, isPassing } from '../http.ts'
import { createCipher } from './cipher.ts'
import { type LineStatus, openLine, reasonOf } from './room-line.ts'
import { browserRoomWorld, type RoomWorld } from './room-world.ts'

/**
 * `hello` when a device joins (the computer answers with its `state`), `act` from a phone to the computer,
 * `state` from the computer to all. Each device hears its own, too. Receivers validate `body`; an act has an
 * id, so that it counts once, and an older state than the last one is none.
 */
export type Message = {
  /** By the sender's clock, in milliseconds. */
  at: number
  kind: MessageKind
  body: unknown
}

const kinds = ['hello', 'act', 'state'] as const

export type MessageKind = (typeof kinds)[number]

type Joining = {
  secret: string
  onMessage: (message: Message) => void
  onStatus: (status: LineStatus) => void
  /** The number of other devices. */
  onOthers: (count: number) => void
}

export type Room = {
  /** False where the server refused or did not receive it: the sender must repeat what has to arrive. */
  send: (kind: MessageKind, body?: unknown) => Promise<boolean>
  close: () => void
}

/** Joins the room of a secret through the server; messages are encrypted. */
export async function joinRoom(
  { secret, onMessage, onStatus, onOthers }: Joining,
  world: RoomWorld = browserRoomWorld,
): Promise<Room> {
  const { room, seal, open } = await createCipher(secret)
  let isClosed = false
  let others = 0
  const tellOthers = (count: number) => {
    others = count
    onOthers(count)
  }
  const line = openLine(
    {
      room,
      device: createUuid(),
      onMessage: async (bytes) => {
        const text = await open(bytes)
        const message = text === null ? null : readMessage(text)
        if (message && !isClosed) onMessage(message)
      },
      onDevices: (count) => tellOthers(Math.max(0, count - 1)),
      onStatus: (status) => {
        if (isClosed) return
        onStatus(status)
        if (status !== 'open') tellOthers(0)
      },
    },
    world,
  )

  return {
    async send(kind, body = null) {
      const message: Message = { at: Date.now(), kind, body }
      const bytes = await seal(JSON.stringify(message))
      // Without other devices the state has no receiver.
      if (isClosed || (kind === 'state' && others === 0)) return true
      const outcome = await world.post(`/api/rooms/${room}`, bytes).then(() => 'taken', outcomeOf)
      if (outcome === 'lost') line.cut()
      return outcome === 'taken'
    },
    close() {
      isClosed = true
      line.close()
    },
  }
}

/** A failure that is not the server's own refusal is a lost connection. */
function outcomeOf(error: unknown): 'refused' | 'lost' {
  const isRefused = error instanceof HttpFailure && (reasonOf(error.error) || !isPassing(error.status))
  return isRefused ? 'refused' : 'lost'
}

export function readMessage(text: string): Message | null {
  const value: unknown = attempt(() => JSON.parse(text))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const { at, kind: name, body }: Record<string, unknown> = { ...value }
  const kind = kinds.find((one) => one === name)
  if (typeof at !== 'number' || !Number.isSafeInteger(at) || !kind) return null
  return { at, kind, body }
}
