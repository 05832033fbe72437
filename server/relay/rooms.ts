/** An event stream; the connection buffers writes. */
export type Reader = {
  write: (event: Buffer) => void
  waiting: () => number
  /** Flushes, then closes. */
  end: () => void
  cut: () => void
}

export type Joining = {
  room: string
  /** Chosen by the device and kept over reconnects. */
  device: string
  reader: Reader
}

export type Refusal = { code: RefusalCode; wait: number }
export type RefusalCode =
  | 'room-full'
  | 'room-over'
  | 'room-often'
  | 'room-busy'
  /** Unknown room: the sender has lost its stream. */
  | 'room-closed'

type Room = {
  openedAt: number
  /** When it was opened, or left last: since then an empty room has been empty. */
  leftAt: number
  /** By the devices' names. */
  devices: Map<string, Reader>
  minute: { startedAt: number; messages: number }
}

type RoomsDeps = { limits: RelayLimits; now: () => number }

export type Rooms = ReturnType<typeof createRooms>

const minute = 60_000
const beatEvent = Buffer.from(':\n\n')

/** Relays messages without reading or storing them; devices resend what was not acknowledged. */
export function createRooms({ limits, now }: RoomsDeps) {
  const rooms = createOpenRooms({ limits, now })
  let messages = 0
  let streams = 0

  /** Cuts whoever reads too slowly. */
  function tell({ devices }: Room, event: Buffer) {
    for (const reader of devices.values()) {
      reader.write(event)
      if (reader.waiting() > limits.waitingBytes) reader.cut()
    }
  }

  function join({ room: id, device, reader }: Joining): { leave: () => void } | Refusal {
    const room = rooms.enter(id)
    if ('code' in room) return room
    const { devices } = room
    const before = devices.get(device)
    if (!before && devices.size >= limits.devices) return { code: 'room-full', wait: 10 }
    if (streams >= limits.streams) return { code: 'room-busy', wait: 30 }
    // A reconnect replaces the old connection, whose loss was not noticed yet.
    before?.cut()
    streams++
    devices.set(device, reader)
    const tellDevices = () => tell(room, Buffer.from(`event: devices\ndata: ${devices.size}\n\n`))
    tellDevices()
    return {
      leave: () => {
        streams--
        // A newer connection of the same device may have replaced it.
        if (devices.get(device) !== reader) return
        devices.delete(device)
        room.leftAt = now()
        tellDevices()
      },
    }
  }

  return {
    /** `leave` must be called once, when the connection closes. */
    join,
    post: (id: string, bytes: Buffer): Refusal | undefined => {
      const room = rooms.find(id)
      if ('code' in room) return room
      const refusal = countMessage(room, limits.messagesEachMinute, now())
      if (refusal) return refusal
      messages++
      tell(room, Buffer.from(`data: ${bytes.toString('base64url')}\n\n`))
      return undefined
    },
    /** Call every `limits.heartbeat`: sends heartbeats and closes expired rooms. */
    beat: () => {
      for (const room of rooms.all()) tell(room, beatEvent)
      for (const room of rooms.takeExpired()) {
        tell(room, Buffer.from('event: over\ndata: 1\n\n'))
        for (const reader of room.devices.values()) reader.end()
      }
    },
    close: () => {
      for (const reader of rooms.readers()) reader.end()
    },
    figures: () => ({
      rooms: rooms.count(),
      bytes: rooms.readers().reduce((sum, reader) => sum + reader.waiting(), 0),
      messages,
      devices: streams,
    }),
  }
}

function countMessage(room: Room, most: number, at: number): Refusal | undefined {
  if (at - room.minute.startedAt >= minute) room.minute = { startedAt: at, messages: 0 }
  const { startedAt, messages } = room.minute
  if (messages >= most) return { code: 'room-often', wait: Math.ceil((startedAt + minute - at) / 1_000) }
  room.minute.messages++
  return undefined
}

function createOpenRooms({ limits, now }: RoomsDeps) {
  const rooms = new Map<string, Room>()
  /** Expired rooms and the time until which to remember them: no more than were open at once. */
  const over = new Map<string, number>()

  const isExpired = ({ openedAt }: Room) => now() - openedAt >= limits.roomLife
  const isForgotten = ({ devices, leftAt }: Room) => devices.size === 0 && now() - leftAt >= limits.emptyLife

  /** Where all rooms are taken, the one that has been empty for longest gives way. */
  function open(id: string): Room | undefined {
    if (rooms.size >= limits.rooms) {
      const empty = [...rooms].filter(([, { devices }]) => devices.size === 0)
      const [longest] = empty.sort(([, one], [, other]) => one.leftAt - other.leftAt)
      if (!longest) return undefined
      rooms.delete(longest[0])
    }
    const at = now()
    const room = { openedAt: at, leftAt: at, devices: new Map(), minute: { startedAt: at, messages: 0 } }
    rooms.set(id, room)
    return room
  }

  return {
    all: () => rooms.values(),
    count: () => rooms.size,
    readers: () => [...rooms.values()].flatMap(({ devices }) => [...devices.values()]),

    enter: (id: string): Room | Refusal => {
      if (over.has(id)) return { code: 'room-over', wait: 0 }
      return rooms.get(id) ?? open(id) ?? { code: 'room-busy', wait: 30 }
    },

    find: (id: string): Room | Refusal =>
      rooms.get(id) ?? { code: over.has(id) ? 'room-over' : 'room-closed', wait: 0 },

    /** Closes the expired rooms, and gives them; forgets those empty or expired for long. */
    takeExpired: (): Room[] => {
      for (const [id, until] of over) if (until <= now()) over.delete(id)
      const expired = [...rooms].filter(([, room]) => isExpired(room))
      for (const [id, room] of rooms) if (isExpired(room) || isForgotten(room)) rooms.delete(id)
      for (const [id] of expired) over.set(id, now() + limits.roomLife)
      return expired.map(([, room]) => room)
    },
  }
}

export const relayLimits = {
  /** One computer and three phones. */
  devices: 4,
  /** Longer than any demo; a photographed code must not work for ever. */
  roomLife: 30 * minute,
  /** Lets devices reconnect. */
  emptyLife: 2 * minute,
  messageBytes: 4_096,
  messagesEachMinute: 60,
  rooms: 2_000,
  /**
   * Buffered for one reader, who is disconnected above it and catches up after reconnecting: 11 MB for all
   * streams.
   */
  waitingBytes: 16_384,
  /** More than nginx allows. Pages need connections too. */
  streams: 700,
  /** Below the 14 s idle timeout, and below those of mobile networks. */
  heartbeat: 10_000,
} as const

export type RelayLimits = Record<keyof typeof relayLimits, number>
