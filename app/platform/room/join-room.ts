import { createUuid } from '#shared/uuid.ts'
import { HttpFailure, isPassing } from '../http.ts'
import { createCipher } from './cipher.ts'
import { createReplayFilter, type Message, type MessageKind, readMessage } from './message.ts'
import { type LineStatus, openLine, reasonOf } from './room-line.ts'
import { browserRoomWorld, type RoomWorld } from './room-world.ts'

export type RoomStatus = LineStatus

type Hearing = {
  onMessage: (message: Message) => void
  onStatus: (status: RoomStatus) => void
  /** The number of other devices. */
  onOthers: (count: number) => void
}

type Joining = Hearing & {
  secret: string
  /** Milliseconds to wait for another tab of this browser to answer before the server is used. */
  tabsFirst?: number
}

export type Room = {
  /** False where the server refused or did not receive it: the sender must repeat what has to arrive. */
  send: (kind: MessageKind, body?: unknown) => Promise<boolean>
  close: () => void
}

/**
 * Joins the room of a secret. Tabs of one browser exchange messages directly, other devices through the
 * server; all are encrypted and each is received at most once.
 */
export async function joinRoom(
  { secret, tabsFirst = 0, onMessage, ...hearing }: Joining,
  world: RoomWorld = browserRoomWorld,
): Promise<Room> {
  const own = createUuid()
  const { room, sealed, read } = await createMessages(secret, own, world.now)
  const closing = new AbortController()
  const others = createOthers(hearing, closing.signal)
  const tabs = world.openTabs(`room ${room}`)
  const address = `/api/rooms/${room}`
  const answered = Promise.withResolvers<void>()
  let line: ReturnType<typeof openLine> | undefined

  async function hear(bytes: Uint8Array<ArrayBuffer>, isFromTab = false) {
    const message = await read(bytes)
    if (!message || closing.signal.aborted) return
    if (isFromTab) {
      others.onTab(message)
      answered.resolve()
      if (others.tabs.size === 0) openServer()
    }
    onMessage(message)
  }

  function openServer() {
    line ??= openLine({ room, device: own, onMessage: hear, ...others.ofLine }, world)
  }

  async function send(kind: MessageKind, body?: unknown): Promise<boolean> {
    const bytes = await sealed(kind, body)
    if (closing.signal.aborted) return false
    if (others.tabs.size > 0 || kind === 'hello') tabs?.postMessage(bytes)
    // Without other devices the state has no receiver.
    if (!line || (kind === 'state' && others.devices() === 0)) return true
    const outcome = await world.post(address, bytes).then(() => 'taken', outcomeOf)
    if (outcome === 'lost') line.cut()
    return outcome === 'taken'
  }

  // Prepared now: a page that is being left has no time to encrypt.
  const bye = await sealed('bye')
  if (tabs) tabs.onmessage = ({ data }) => data instanceof Uint8Array && hear(new Uint8Array(data), true)
  others.tellStatus()
  if (tabs && tabsFirst > 0) {
    await send('hello')
    await Promise.race([answered.promise, world.wait(tabsFirst, closing.signal)])
    // Now on the server's line, so no longer counted among the tabs.
    if (others.tabs.size === 0) tabs.postMessage(await sealed('bye'))
  }
  if (others.tabs.size === 0 && !closing.signal.aborted) openServer()

  return {
    send,
    close: () => {
      if (closing.signal.aborted) return
      closing.abort()
      tabs?.postMessage(bye)
      if (line && others.devices() > 0) world.post(address, bye).catch(() => {})
      line?.close()
      tabs?.close()
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

/** Counts the other tabs and devices, and combines the status of both connections. */
function createOthers({ onStatus, onOthers }: Omit<Hearing, 'onMessage'>, closed: AbortSignal) {
  /** Tabs that have sent something and not yet bye. */
  const tabs = new Set<string>()
  let devices = 0
  let line: LineStatus | undefined
  const tellOthers = () => onOthers(devices + tabs.size)
  const tellStatus = () => {
    // While the computer is in another tab the server is not needed.
    if (!closed.aborted) onStatus(line ?? (tabs.size > 0 ? 'open' : 'connecting'))
  }
  return {
    tabs,
    devices: () => devices,
    tellStatus,
    onTab: ({ kind, from }: Message) => {
      if (kind === 'bye') tabs.delete(from)
      else tabs.add(from)
      tellOthers()
      tellStatus()
    },
    ofLine: {
      onDevices: (count: number) => {
        devices = Math.max(0, count - 1)
        tellOthers()
      },
      onStatus: (status: LineStatus) => {
        line = status
        if (status !== 'open') devices = 0
        tellStatus()
        if (status !== 'open') tellOthers()
      },
    },
  }
}
