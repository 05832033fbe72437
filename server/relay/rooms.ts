import { createDelivery, eventOf } from './delivery.ts'
import { createMembers } from './members.ts'
import { createOpenRooms } from './open-rooms.ts'
import type { RelayLimits } from './relay-limits.ts'
import type { Refusal, Room } from './room.ts'

export type { Joining } from './members.ts'
export type { Reader, Refusal, RefusalCode } from './room.ts'

type RoomsDeps = { limits: RelayLimits; now: () => number }

export type Rooms = ReturnType<typeof createRooms>

const beatEvent = Buffer.from(':\n\n')

/** Relays messages without reading or storing them; devices resend what was not acknowledged. */
export function createRooms({ limits, now }: RoomsDeps) {
  const rooms = createOpenRooms({ limits, now })
  const delivery = createDelivery(limits)
  const members = createMembers({ limits, now, rooms, delivery })
  let messages = 0

  function end(room: Room) {
    rooms.markOver(room.id)
    for (const device of room.devices) {
      delivery.write(device, eventOf('over', '1'))
      device.reader.end()
    }
    rooms.forget(room)
  }

  function post(id: string, bytes: Buffer): Refusal | undefined {
    const room = rooms.find(id)
    if ('code' in room) return room
    const at = now()
    if (at - room.minute.startedAt >= 60_000) room.minute = { startedAt: at, messages: 0 }
    if (room.minute.messages >= limits.messagesEachMinute)
      return { code: 'room-often', wait: Math.ceil((room.minute.startedAt + 60_000 - at) / 1_000) }
    room.minute.messages++
    messages++
    const event = Buffer.from(`data: ${bytes.toString('base64url')}\n\n`)
    for (const device of room.devices) delivery.write(device, event)
    return undefined
  }

  function beat() {
    const at = now()
    for (const room of rooms.all()) {
      for (const device of room.devices) delivery.write(device, beatEvent)
      if (at - room.openedAt >= limits.roomLife) end(room)
      else if (room.devices.size === 0 && at - room.emptySince >= limits.emptyLife) rooms.forget(room)
    }
    rooms.tidyOver(at)
  }

  return {
    join: members.join,
    post,
    /** Call every `limits.heartbeat`: sends heartbeats and closes expired rooms. */
    beat,
    close: () => {
      for (const { devices } of rooms.all()) for (const { reader } of [...devices]) reader.end()
    },
    figures: () => ({
      rooms: rooms.count(),
      bytes: delivery.waiting(),
      messages,
      devices: members.count(),
    }),
  }
}
