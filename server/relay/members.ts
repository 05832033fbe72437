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
  /** Chosen by the device and kept over reconnects. */
  device: string
  reader: Reader
}

export function createMembers({ limits, now, rooms, delivery }: MembersDeps) {
  let devicesHere = 0

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
    // A reconnect replaces the old connection, whose loss was not noticed yet.
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
    // A newer connection of the same device may have replaced it.
    if (!room.devices.delete(device)) return
    if (room.devices.size === 0) room.emptySince = now()
    tellDevices(room)
  }

  return {
    count: () => devicesHere,

    /** `leave` must be called once, when the connection closes. */
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
