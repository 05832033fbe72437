import { type Delivery, eventOf } from './delivery.ts'
import type { OpenRooms } from './open-rooms.ts'
import type { RelayLimits } from './relay-limits.ts'
import type { Device, Reader, Refusal, Room } from './room.ts'

type MembersDeps = {
  limits: Pick<RelayLimits, 'devices' | 'streams'>
  now: () => number
  rooms: OpenRooms
  delivery: Delivery
}

export type Joining = {
  room: string
  /** Any name that the device keeps while it comes and goes. */
  device: string
  reader: Reader
}

/** Who is in the rooms. */
export function createMembers({ limits, now, rooms, delivery }: MembersDeps) {
  let devicesHere = 0

  /** To the room's devices: how many they are. */
  function tellDevices(room: Room) {
    const event = eventOf('devices', String(room.devices.size))
    for (const device of room.devices) delivery.write(device, event)
  }

  function refusal(room: Room, { device }: Joining): Refusal | undefined {
    const isBack = [...room.devices].some(({ name }) => name === device)
    if (!isBack && room.devices.size >= limits.devices) return { code: 'room-full', wait: 10 }
    return devicesHere >= limits.streams ? { code: 'room-busy', wait: 30 } : undefined
  }

  function add(room: Room, device: Device) {
    // Who comes back before its old connection was missed takes that one's place.
    const before = [...room.devices].find(({ name }) => name === device.name)
    devicesHere++
    room.devices.add(device)
    if (!before) return
    room.devices.delete(before)
    before.reader.cut()
  }

  function remove(room: Room, device: Device) {
    devicesHere--
    delivery.forget(device)
    // Another connection of the same device may have its place.
    if (!room.devices.delete(device)) return
    if (room.devices.size === 0) room.emptySince = now()
    tellDevices(room)
  }

  return {
    /** Connections. */
    count: () => devicesHere,

    /** Gives what is to be called, once, when the connection is gone. */
    join: (joining: Joining): { leave: () => void } | Refusal => {
      const { room: id, device: name, reader } = joining
      const room = rooms.enter(id)
      if ('code' in room) return room
      const refused = refusal(room, joining)
      if (refused) return refused
      const device: Device = { name, reader, waiting: 0 }
      add(room, device)
      tellDevices(room)
      let isIn = true
      return {
        leave: () => {
          if (!isIn) return
          isIn = false
          remove(room, device)
        },
      }
    },
  }
}
