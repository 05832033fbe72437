import { randomBytes } from 'node:crypto'
import { createDelivery } from './delivery.ts'
import { eventOf } from './event-of.ts'
import { createKeptMessages } from './kept-messages.ts'
import { createMembers } from './members.ts'
import { createOpenRooms } from './open-rooms.ts'
import type { RelayLimits } from './relay-limits.ts'
import type { Refusal, Room } from './room.ts'

export type { Joining } from './members.ts'
export type { Reader, Refusal, RefusalCode } from './room.ts'

type RoomsDeps = { limits: RelayLimits; now: () => number }

export type Rooms = ReturnType<typeof createRooms>

const beatEvent = Buffer.from(':\n\n')

/** The rooms: who is in them, and what was said. What is said is never looked into. */
export function createRooms({ limits, now }: RoomsDeps) {
  const kept = createKeptMessages({ kept: limits.kept, bytes: limits.bytes / 2 })
  const rooms = createOpenRooms({ limits, now, kept })
  const delivery = createDelivery(limits)
  const members = createMembers({ limits, now, rooms, kept, delivery })
  let messages = 0

  /** Its time is over: everybody is told. */
  function end(room: Room) {
    rooms.markOver(room.id)
    for (const device of room.devices) {
      delivery.write(device, eventOf('over', '1'))
      device.reader.end()
    }
    rooms.forget(room)
  }

  function take(room: Room, id: string, data: string) {
    const at = now()
    if (at - room.minute.startedAt >= 60_000) room.minute = { startedAt: at, messages: 0 }
    room.minute.messages++
    messages++
    const event = Buffer.from(`id: ${id}\ndata: ${data}\n\n`)
    kept.add(room.id, { id, event })
    for (const device of room.devices) delivery.write(device, event)
  }

  function post(id: string, bytes: Buffer): Refusal | undefined {
    const room = rooms.find(id)
    if ('code' in room) return room
    const left = room.minute.startedAt + 60_000 - now()
    if (left > 0 && room.minute.messages >= limits.messagesEachMinute)
      return { code: 'room-often', wait: Math.ceil(left / 1_000) }
    take(room, randomBytes(9).toString('base64url'), bytes.toString('base64url'))
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
    /** To be called every `limits.heartbeat`: keeps lines open, and ends what is over. */
    beat,
    /** Ends all streams: their clients come back when it is there again. */
    close: () => {
      for (const { devices } of rooms.all()) for (const { reader } of [...devices]) reader.end()
    },
    figures: () => {
      const waiting = delivery.waiting()
      return {
        rooms: rooms.count(),
        bytes: kept.bytes() + waiting,
        messages,
        devices: members.count(),
        waiting,
      }
    },
  }
}
