import type { KeptMessages } from './kept-messages.ts'
import type { NetworkShares, Networks } from './network-shares.ts'
import type { RelayLimits } from './relay-limits.ts'
import type { Refusal, Room } from './room.ts'

type OpenRoomsDeps = {
  limits: Pick<RelayLimits, 'rooms' | 'roomLife'>
  now: () => number
  shares: NetworkShares
  kept: KeptMessages
}

export type OpenRooms = ReturnType<typeof createOpenRooms>

/** Which rooms there are, and which are over. */
export function createOpenRooms({ limits, now, shares, kept }: OpenRoomsDeps) {
  const rooms = new Map<string, Room>()
  /** Rooms whose time is over, and until when that is remembered; in the order in which it is forgotten. */
  const over = new Map<string, number>()

  function open(id: string, networks?: Networks): Room | undefined {
    if (rooms.size >= limits.rooms) return undefined
    const at = now()
    const minute = { startedAt: at, messages: 0 }
    const room: Room = { id, openedAt: at, networks, emptySince: at, devices: new Set(), minute }
    if (networks) shares.add('rooms', networks, 1)
    rooms.set(id, room)
    return room
  }

  return {
    get: (id: string): Room | undefined => rooms.get(id),
    all: () => rooms.values(),
    count: () => rooms.size,

    /** The room that a visitor asks for, opened if it has to be. */
    find: (id: string, networks: Networks): Room | Refusal => {
      if (over.has(id)) return { code: 'room-over', wait: 0 }
      const known = rooms.get(id)
      if (known) return known
      if (shares.isFull('rooms', networks)) return { code: 'room-network', wait: 60 }
      return open(id, networks) ?? { code: 'room-busy', wait: 30 }
    },

    /** The room that another process tells of; undefined when it is over, or there are too many. */
    findTold: (id: string): Room | undefined => (over.has(id) ? undefined : (rooms.get(id) ?? open(id))),

    forget: ({ id, networks }: Room) => {
      if (!rooms.delete(id)) return
      if (networks) shares.add('rooms', networks, -1)
      kept.forgetRoom(id)
    },

    /** From now on nobody finds it. */
    markOver: (id: string) => {
      over.set(id, now() + limits.roomLife)
      for (const oldest of over.keys().take(Math.max(0, over.size - limits.rooms))) over.delete(oldest)
    },

    /** Forgets which rooms were over long ago. */
    tidyOver: (at: number) => {
      for (const [id, until] of over) {
        if (until > at) break
        over.delete(id)
      }
    },
  }
}
