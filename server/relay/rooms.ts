import { randomBytes } from 'node:crypto'
import { createBetweenProcesses } from './between-processes.ts'
import { createKeptMessages } from './kept-messages.ts'
import { type Line, noLine } from './line.ts'
import { createNetworkShares, type Networks } from './network-shares.ts'
import type { RelayLimits } from './relay-limits.ts'

/** Where a device reads: writes are kept by the connection until its client takes them. */
export type Reader = {
  write: (event: Buffer) => void
  /** Bytes that the client has not taken yet. */
  waiting: () => number
  /** After what was written. */
  end: () => void
  /** At once. */
  cut: () => void
}

/** `wait` in seconds. */
export type Refusal = { code: RefusalCode; wait: number }
export type RefusalCode = 'room-full' | 'room-over' | 'room-often' | 'room-busy' | 'room-network'

type Device = { name: string; reader: Reader; waiting: number }
type Room = {
  id: string
  openedAt: number
  /** Who opened it; undefined when that was at another process. */
  networks: Networks | undefined
  emptySince: number
  devices: Set<Device>
  minute: { startedAt: number; messages: number }
}

export type Joining = {
  room: string
  /** Any name that the device keeps while it comes and goes. */
  device: string
  networks: Networks
  /** The last message that it has; undefined when it comes for the first time. */
  lastId: string | undefined
  reader: Reader
}

type RoomsDeps = { limits: RelayLimits; now: () => number; line?: Line }

export type Rooms = ReturnType<typeof createRooms>

/** What HTTP adds to each write. */
const framing = 16

const beat = Buffer.from(':\n\n')

/** The rooms: who is in them, and what was said. What is said is never looked into. */
export function createRooms({ limits, now, line = noLine }: RoomsDeps) {
  const rooms = new Map<string, Room>()
  /** Rooms whose time is over, and until when that is remembered; in the order in which it is forgotten. */
  const over = new Map<string, number>()
  const kept = createKeptMessages({ kept: limits.kept, bytes: limits.bytes / 2 })
  const shares = createNetworkShares(limits.ofNetwork, now)
  const figures = { messages: 0, devices: 0, waiting: 0 }
  const processes = createBetweenProcesses(line, now, {
    message: (id, messageId, data) => {
      const room = over.has(id) ? undefined : (rooms.get(id) ?? openRoom(id))
      if (room) take(room, messageId, data)
    },
    over: (id) => end(id),
    devices: (id) => tellDevices(id),
    ask: () => {
      for (const room of rooms.values()) if (room.devices.size > 0) announce(room)
    },
  })

  function openRoom(id: string, networks?: Networks): Room | undefined {
    if (rooms.size >= limits.rooms) return undefined
    const at = now()
    const minute = { startedAt: at, messages: 0 }
    const room: Room = { id, openedAt: at, networks, emptySince: at, devices: new Set(), minute }
    if (networks) shares.add('rooms', networks, 1)
    rooms.set(id, room)
    return room
  }

  function find(id: string, networks: Networks): Room | Refusal {
    if (over.has(id)) return { code: 'room-over', wait: 0 }
    const known = rooms.get(id)
    if (known) return known
    if (shares.isFull('rooms', networks)) return { code: 'room-network', wait: 60 }
    return openRoom(id, networks) ?? { code: 'room-busy', wait: 30 }
  }

  function forgetRoom({ id, networks }: Room) {
    if (!rooms.delete(id)) return
    if (networks) shares.add('rooms', networks, -1)
    kept.forgetRoom(id)
  }

  /** Its time is over: everybody is told. */
  function end(id: string) {
    over.set(id, now() + limits.roomLife)
    for (const oldest of over.keys().take(Math.max(0, over.size - limits.rooms))) over.delete(oldest)
    const room = rooms.get(id)
    if (!room) return
    for (const device of room.devices) {
      write(device, eventOf('over', '1'))
      device.reader.end()
    }
    forgetRoom(room)
  }

  function take(room: Room, id: string, data: string) {
    const at = now()
    if (at - room.minute.startedAt >= 60_000) room.minute = { startedAt: at, messages: 0 }
    room.minute.messages++
    figures.messages++
    const event = Buffer.from(`id: ${id}\ndata: ${data}\n\n`)
    kept.add(room.id, { id, event })
    for (const device of room.devices) write(device, event)
  }

  function write(device: Device, event: Buffer) {
    device.reader.write(event)
    const waiting = device.reader.waiting()
    figures.waiting += waiting - device.waiting
    device.waiting = waiting
    // Who took all that came before is not to blame.
    const isTooMuch = figures.waiting > limits.bytes / 2 && waiting > event.length + framing
    if (waiting > limits.waitingBytes || isTooMuch) device.reader.cut()
  }

  function announce({ id, devices }: Room) {
    processes.devices(
      id,
      [...devices].map(({ name }) => name),
    )
  }

  /** Here and at other processes: who has just moved from one to another is still in both. */
  function namesIn({ id, devices }: Room): Set<string> {
    return new Set([...[...devices].map(({ name }) => name), ...processes.elsewhere(id)])
  }

  function tellDevices(id: string) {
    const room = rooms.get(id)
    if (!room) return
    const event = eventOf('devices', String(namesIn(room).size))
    for (const device of room.devices) write(device, event)
  }

  return {
    /** Gives what is to be called, once, when the connection is gone. */
    join: ({
      room: id,
      device: name,
      networks,
      lastId,
      reader,
    }: Joining): { leave: () => void } | Refusal => {
      const room = find(id, networks)
      if ('code' in room) return room
      // Who comes back before its old connection was missed takes that one's place.
      const before = [...room.devices].find((device) => device.name === name)
      const names = namesIn(room)
      if (!names.has(name) && names.size >= limits.devices) return { code: 'room-full', wait: 10 }
      if (shares.isFull('streams', networks)) return { code: 'room-network', wait: 30 }
      if (figures.devices >= limits.streams) return { code: 'room-busy', wait: 30 }
      const device: Device = { name, reader, waiting: 0 }
      let isIn = true
      const leave = () => {
        if (!isIn) return
        isIn = false
        figures.devices--
        figures.waiting -= device.waiting
        device.waiting = 0
        shares.add('streams', networks, -1)
        if (!room.devices.delete(device)) return
        if (room.devices.size === 0) room.emptySince = now()
        announce(room)
        tellDevices(id)
      }
      figures.devices++
      shares.add('streams', networks, 1)
      room.devices.add(device)
      if (before) {
        room.devices.delete(before)
        before.reader.cut()
      }
      for (const { event } of lastId === undefined ? [] : kept.after(id, lastId)) write(device, event)
      announce(room)
      tellDevices(id)
      return { leave }
    },

    post: (id: string, networks: Networks, bytes: Buffer): Refusal | undefined => {
      const room = find(id, networks)
      if ('code' in room) return room
      const left = room.minute.startedAt + 60_000 - now()
      if (left > 0 && room.minute.messages >= limits.messagesEachMinute)
        return { code: 'room-often', wait: Math.ceil(left / 1_000) }
      if (shares.isOften(networks)) return { code: 'room-network', wait: 60 }
      const messageId = randomBytes(9).toString('base64url')
      const data = bytes.toString('base64url')
      take(room, messageId, data)
      processes.message(id, messageId, data)
      return undefined
    },

    /** To be called every `limits.heartbeat`: keeps lines open, and ends what is over. */
    beat: () => {
      const at = now()
      for (const room of rooms.values()) {
        for (const device of room.devices) write(device, beat)
        if (at - room.openedAt >= limits.roomLife) {
          processes.over(room.id)
          end(room.id)
        } else if (room.devices.size === 0 && at - room.emptySince >= limits.emptyLife) forgetRoom(room)
      }
      for (const [id, until] of over) {
        if (until > at) break
        over.delete(id)
      }
      processes.beat()
    },

    /** Ends all streams: their clients come back to another process, or to this one when it is there again. */
    close: () => {
      for (const { devices } of rooms.values()) for (const { reader } of [...devices]) reader.end()
    },

    figures: () => ({ rooms: rooms.size, bytes: kept.bytes() + figures.waiting, ...figures }),
  }
}

function eventOf(name: string, data: string): Buffer {
  return Buffer.from(`event: ${name}\ndata: ${data}\n\n`)
}
