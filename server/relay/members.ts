import type { BetweenProcesses } from './between-processes.ts'
import type { Delivery } from './delivery.ts'
import { eventOf } from './event-of.ts'
import type { KeptMessages } from './kept-messages.ts'
import type { NetworkShares, Networks } from './network-shares.ts'
import type { OpenRooms } from './open-rooms.ts'
import type { RelayLimits } from './relay-limits.ts'
import type { Device, Reader, Refusal, Room } from './room.ts'

type MembersDeps = {
  limits: Pick<RelayLimits, 'devices' | 'streams'>
  now: () => number
  rooms: OpenRooms
  shares: NetworkShares
  kept: KeptMessages
  delivery: Delivery
  processes: BetweenProcesses
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

/** Who is in the rooms. */
export function createMembers({ limits, now, rooms, shares, kept, delivery, processes }: MembersDeps) {
  let devicesHere = 0

  /** To the other processes. */
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

  /** To the room's devices here: how many they are. */
  function tellDevices(id: string) {
    const room = rooms.get(id)
    if (!room) return
    const event = eventOf('devices', String(namesIn(room).size))
    for (const device of room.devices) delivery.write(device, event)
  }

  function refusal(room: Room, { device, networks }: Joining): Refusal | undefined {
    const names = namesIn(room)
    if (!names.has(device) && names.size >= limits.devices) return { code: 'room-full', wait: 10 }
    if (shares.isFull('streams', networks)) return { code: 'room-network', wait: 30 }
    return devicesHere >= limits.streams ? { code: 'room-busy', wait: 30 } : undefined
  }

  function add(room: Room, device: Device, networks: Networks) {
    // Who comes back before its old connection was missed takes that one's place.
    const before = [...room.devices].find(({ name }) => name === device.name)
    devicesHere++
    shares.add('streams', networks, 1)
    room.devices.add(device)
    if (!before) return
    room.devices.delete(before)
    before.reader.cut()
  }

  function remove(room: Room, device: Device, networks: Networks) {
    devicesHere--
    delivery.forget(device)
    shares.add('streams', networks, -1)
    // Another connection of the same device may have its place.
    if (!room.devices.delete(device)) return
    if (room.devices.size === 0) room.emptySince = now()
    announce(room)
    tellDevices(room.id)
  }

  return {
    announce,
    tellDevices,
    /** Connections to this process. */
    count: () => devicesHere,

    /** Gives what is to be called, once, when the connection is gone. */
    join: (joining: Joining): { leave: () => void } | Refusal => {
      const { room: id, device: name, networks, lastId, reader } = joining
      const room = rooms.find(id, networks)
      if ('code' in room) return room
      const refused = refusal(room, joining)
      if (refused) return refused
      const device: Device = { name, reader, waiting: 0 }
      add(room, device, networks)
      for (const { event } of lastId === undefined ? [] : kept.after(id, lastId))
        delivery.write(device, event)
      announce(room)
      tellDevices(id)
      let isIn = true
      return {
        leave: () => {
          if (!isIn) return
          isIn = false
          remove(room, device, networks)
        },
      }
    },
  }
}
