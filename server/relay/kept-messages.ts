/** What a device is told: an event of the stream, ready to be written. */
export type Kept = { id: string; event: Buffer }

/** What an entry takes beside its bytes, roughly. */
const entryBytes = 250

export type KeptMessages = ReturnType<typeof createKeptMessages>

/** The last messages of each room, in memory: so many of a room, and so many bytes of all, of which the oldest go first. */
export function createKeptMessages({ kept: mostOfRoom, bytes: most }: { kept: number; bytes: number }) {
  const rooms = new Map<string, Kept[]>()
  /** In the order in which they came. */
  const all = new Map<Kept, string>()
  let bytes = 0

  function forget(message: Kept, room: string) {
    all.delete(message)
    bytes -= message.event.length + entryBytes
    const left = rooms.get(room)?.filter((one) => one !== message) ?? []
    if (left.length > 0) rooms.set(room, left)
    else rooms.delete(room)
  }

  return {
    add: (room: string, message: Kept) => {
      const ofRoom = [...(rooms.get(room) ?? []), message]
      rooms.set(room, ofRoom)
      all.set(message, room)
      bytes += message.event.length + entryBytes
      const [oldest] = ofRoom
      if (oldest && ofRoom.length > mostOfRoom) forget(oldest, room)
      for (const [message, room] of all) {
        if (bytes <= most) break
        forget(message, room)
      }
    },
    /** What came after a message; all that is kept where that one is not. Who saw some of it before knows it again. */
    after: (room: string, id: string): readonly Kept[] => {
      const ofRoom = rooms.get(room) ?? []
      return ofRoom.slice(ofRoom.findIndex((message) => message.id === id) + 1)
    },
    has: (room: string, id: string): boolean =>
      rooms.get(room)?.some((message) => message.id === id) ?? false,
    forgetRoom: (room: string) => {
      for (const message of rooms.get(room) ?? []) forget(message, room)
    },
    bytes: () => bytes,
  }
}
