import { createUuid } from '#shared/uuid.ts'
import { HttpFailure, isPassing } from '../http.ts'
import { createCipher } from './cipher.ts'
import { createReplayFilter, type Message, type MessageKind, readMessage } from './message.ts'
import { type LineStatus, openLine, reasonOf } from './room-line.ts'
import { browserRoomWorld, type RoomWorld } from './room-world.ts'

export type RoomStatus = LineStatus

type Joining = {
  secret: string
  onMessage: (message: Message) => void
  onStatus: (status: RoomStatus) => void
  /** The number of other devices. */
  onOthers: (count: number) => void
}

export type Room = {
  /** False where the server refused or did not receive it: the sender must repeat what has to arrive. */
  send: (kind: MessageKind, body?: unknown) => Promise<boolean>
  close: () => void
}

/** Joins the room of a secret through the server; messages are encrypted, and each is received at most once. */
export async function joinRoom(
  { secret, onMessage, onStatus, onOthers }: Joining,
  world: RoomWorld = browserRoomWorld,
): Promise<Room> {
  const own = createUuid()
  const { room, sealed, read } = await createMessages(secret, own, world.now)
  // Prepared now: a page that is being left has no time to encrypt.
  const bye = await sealed('bye')
  const closing = new AbortController()
  const address = `/api/rooms/${room}`
  let others = 0
  const tellOthers = (count: number) => {
    others = Math.max(0, count)
    onOthers(others)
  }
  const line = openLine(
    {
      room,
      device: own,
      onMessage: async (bytes) => {
        const message = await read(bytes)
        if (message && !closing.signal.aborted) onMessage(message)
      },
      onDevices: (count) => tellOthers(count - 1),
      onStatus: (status) => {
        if (closing.signal.aborted) return
        onStatus(status)
        if (status !== 'open') tellOthers(0)
      },
    },
    world,
  )

  return {
    async send(kind, body) {
      const bytes = await sealed(kind, body)
      // Without other devices the state has no receiver.
      if (closing.signal.aborted || (kind === 'state' && others === 0)) return true
      const outcome = await world.post(address, bytes).then(() => 'taken', outcomeOf)
      if (outcome === 'lost') line.cut()
      return outcome === 'taken'
    },
    close() {
      if (closing.signal.aborted) return
      closing.abort()
      if (others > 0) world.post(address, bye).catch(() => {})
      line.close()
    },
  }
}

async function createMessages(secret: string, own: string, now: () => number) {
  const { room, seal, open } = await createCipher(secret)
  const isNew = createReplayFilter(own, now)
  return {
    room,
    sealed: (kind: MessageKind, body: unknown = null) =>
      seal(JSON.stringify({ id: createUuid(), from: own, at: now(), kind, body } satisfies Message)),
    read: async (bytes: Uint8Array<ArrayBuffer>): Promise<Message | null> => {
      const text = await open(bytes)
      const message = text === null ? null : readMessage(text)
      return message && isNew(message) ? message : null
    },
  }
}

/** A failure that is not the server's own refusal is a lost connection. */
function outcomeOf(error: unknown): 'refused' | 'lost' {
  const isRefused = error instanceof HttpFailure && (reasonOf(error.error) || !isPassing(error.status))
  return isRefused ? 'refused' : 'lost'
}
