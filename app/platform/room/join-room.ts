import { createUuid } from '#shared/uuid.ts'
import { createSieve, type Message, type MessageKind, readMessage } from './message.ts'
import { createOutbox } from './outbox.ts'
import { type LineStatus, openLine } from './room-line.ts'
import { browserRoomWorld, type RoomWorld } from './room-world.ts'
import { createSeal } from './seal.ts'

export type RoomStatus = LineStatus

type Hearing = {
  onMessage: (message: Message) => void
  onStatus: (status: RoomStatus) => void
  /** How many other devices are there. */
  onOthers: (count: number) => void
}

type Joining = Hearing & {
  secret: string
  /** Another tab of this browser may be the computer: the server is asked only when none answers within so long. */
  tabsFirst?: number
}

export type Room = {
  send: (kind: MessageKind, body?: unknown) => Promise<void>
  /** Says bye. */
  close: () => void
}

/**
 * Comes into a secret's room. Between tabs of one browser messages go through the browser, else through the server; each
 * is sealed either way, comes once, and is taken up again after a line that was lost.
 */
export async function joinRoom(
  { secret, tabsFirst = 0, onMessage, onStatus, onOthers }: Joining,
  world: RoomWorld = browserRoomWorld,
): Promise<Room> {
  const { room, seal, open } = await createSeal(secret)
  const own = createUuid()
  const isNew = createSieve(own, world.now)
  const closing = new AbortController()
  const tabs = world.openTabs(`room ${room}`)
  /** Other tabs that have said something and not yet bye. */
  const inTabs = new Set<string>()
  let onServer = 0
  let lineStatus: LineStatus = 'connecting'
  let isLost = false
  let onAnswer = () => {}
  let line: ReturnType<typeof openLine> | undefined

  const tellOthers = () => onOthers(onServer + inTabs.size)
  const tellStatus = () => {
    if (closing.signal.aborted) return
    // While the computer is in another tab, nobody needs the server.
    const isHere = line === undefined && inTabs.size > 0
    onStatus(isHere ? 'open' : lineStatus === 'open' && isLost ? 'lost' : lineStatus)
  }
  const outbox = createOutbox(room, world, (lost) => {
    if (lost === isLost) return
    isLost = lost
    tellStatus()
  })

  async function hear(sealed: Uint8Array<ArrayBuffer>, isFromTab: boolean) {
    const text = await open(sealed)
    const message = text === null ? null : readMessage(text)
    if (!message || closing.signal.aborted || !isNew(message)) return
    if (isFromTab) {
      if (message.kind === 'bye') leftTabs(message.from)
      else inTabs.add(message.from)
      onAnswer()
      tellOthers()
      tellStatus()
    }
    onMessage(message)
  }

  function leftTabs(from: string) {
    inTabs.delete(from)
    if (inTabs.size === 0) openServer()
  }

  function openServer() {
    line ??= openLine(
      {
        room,
        device: own,
        onMessage: (sealed) => hear(sealed, false),
        onDevices: (count) => {
          onServer = Math.max(0, count - 1)
          tellOthers()
        },
        onStatus: (status) => {
          lineStatus = status
          if (status !== 'open') onServer = 0
          if (status === 'open') isLost = false
          tellStatus()
          if (status !== 'open') tellOthers()
        },
      },
      world,
    )
  }

  function sealed(kind: MessageKind, body: unknown = null) {
    const message: Message = { id: createUuid(), from: own, at: world.now(), kind, body }
    return seal(JSON.stringify(message))
  }

  async function send(kind: MessageKind, body?: unknown) {
    const bytes = await sealed(kind, body)
    if (closing.signal.aborted) return
    if (inTabs.size > 0 || kind === 'hello') tabs?.postMessage(bytes)
    // Nobody is told the state who is not there.
    if (line && (onServer > 0 || kind !== 'state')) outbox.add(kind, bytes)
  }

  // A page that is left has no time to seal anything.
  const bye = await sealed('bye')

  if (tabs) tabs.onmessage = ({ data }) => data instanceof Uint8Array && hear(new Uint8Array(data), true)
  tellStatus()
  if (tabs && tabsFirst > 0) {
    await send('hello')
    const answered = new Promise<void>((resolve) => {
      onAnswer = resolve
    })
    await Promise.race([answered, world.wait(tabsFirst, closing.signal)])
    // Who asks the server is not counted among the tabs.
    if (inTabs.size === 0) tabs.postMessage(await sealed('bye'))
  }
  if (inTabs.size === 0 && !closing.signal.aborted) openServer()

  return {
    send,
    close: () => {
      if (closing.signal.aborted) return
      closing.abort()
      tabs?.postMessage(bye)
      if (line && onServer > 0) world.post(`/api/rooms/${room}`, bye).catch(() => {})
      line?.close()
      outbox.close()
      tabs?.close()
    },
  }
}
