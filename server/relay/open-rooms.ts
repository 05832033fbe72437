import type { RelayLimits } from './relay-limits.ts'
import type { Refusal, Room } from './room.ts'

type OpenRoomsDeps = {
  limits: Pick<RelayLimits, 'rooms' | 'roomLife'>
  now: () => number
}

export type OpenRooms = ReturnType<typeof createOpenRooms>

export function createOpenRooms({ limits, now }: OpenRoomsDeps) {
  const rooms = new Map<string, Room>()
  /** Expired rooms and the time until which to remember them, in that order. */
  const over = new Map<string, number>()

  function open(id: string): Room | undefined {
    if (rooms.size >= limits.rooms) forgetEmpty()
    if (rooms.size >= limits.rooms) return undefined
    const at = now()
    const minute = { startedAt: at, messages: 0 }
    const room: Room = { id, openedAt: at, emptySince: at, devices: new Set(), minute }
    rooms.set(id, room)
    return room
  }

  function forget({ id }: Room) {
    rooms.delete(id)
  }

  function forgetEmpty() {
    let longest: Room | undefined
    for (const room of rooms.values()) {
      if (room.devices.size === 0 && room.emptySince < (longest?.emptySince ?? Number.POSITIVE_INFINITY))
        longest = room
    }
    if (longest) forget(longest)
  }

  return {
    get: (id: string): Room | undefined => rooms.get(id),
    all: () => rooms.values(),
    count: () => rooms.size,

    enter: (id: string): Room | Refusal => {
      if (over.has(id)) return { code: 'room-over', wait: 0 }
      return rooms.get(id) ?? open(id) ?? { code: 'room-busy', wait: 30 }
    },

    find: (id: string): Room | Refusal =>
      over.has(id) ? { code: 'room-over', wait: 0 } : (rooms.get(id) ?? { code: 'room-closed', wait: 0 }),

    forget,

    markOver: (id: string) => {
      over.set(id, now() + limits.roomLife)
      for (const oldest of over.keys().take(Math.max(0, over.size - limits.rooms))) over.delete(oldest)
    },

    tidyOver: (at: number) => {
      for (const [id, until] of over) {
        if (until > at) break
        over.delete(id)
      }
    },
  }
}
