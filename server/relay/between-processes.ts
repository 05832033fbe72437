import { randomBytes } from 'node:crypto'
import type { Line } from './line.ts'
import { isName, isRoomId } from './room-id.ts'

/** So long a process may be silent before its devices no longer count: three heartbeats. */
const silence = 30_000

type Heard = {
  message: (room: string, id: string, data: string) => void
  over: (room: string) => void
  /** The devices of other processes in a room have changed. */
  devices: (room: string) => void
  /** Others ask who is in which room. */
  ask: () => void
}

export type BetweenProcesses = ReturnType<typeof createBetweenProcesses>

/** What this process tells the others of its rooms, and what it knows of theirs. */
export function createBetweenProcesses(line: Line, now: () => number, heard: Heard) {
  const own = randomBytes(9).toString('base64url')
  const others = new Map<string, { at: number; rooms: Map<string, readonly string[]> }>()
  const send = (...words: readonly string[]) => line.send([own, ...words].join(' '))

  function other(process: string) {
    const known = others.get(process) ?? { at: 0, rooms: new Map<string, readonly string[]>() }
    known.at = now()
    others.set(process, known)
    return known
  }

  line.listen(
    (text) => {
      const [process = '', kind = '', room = '', first = '', second = ''] = text.split(' ')
      if (process === own || process === '') return
      const { rooms } = other(process)
      if (kind === 'ask') heard.ask()
      if (!isRoomId(room)) return
      if (kind === 'message' && isName(first) && /^[\w-]+$/.test(second)) heard.message(room, first, second)
      if (kind === 'over') heard.over(room)
      if (kind !== 'devices') return
      const names = first.split(',').filter(isName)
      if (names.length > 0) rooms.set(room, names)
      else rooms.delete(room)
      heard.devices(room)
    },
    // What was said while it was down is lost.
    () => {
      send('ask')
      heard.ask()
    },
  )

  return {
    message: (room: string, id: string, data: string) => send('message', room, id, data),
    over: (room: string) => send('over', room),
    devices: (room: string, names: readonly string[]) => send('devices', room, names.join(',')),
    /** The names of the devices in a room at other processes. */
    elsewhere: (room: string): readonly string[] =>
      [...others.values()].flatMap(({ rooms }) => rooms.get(room) ?? []),
    /** Says that this process lives, and forgets those that do not. */
    beat: () => {
      send('alive')
      for (const [process, { at, rooms }] of others) {
        if (now() - at <= silence) continue
        others.delete(process)
        for (const room of rooms.keys()) heard.devices(room)
      }
    },
  }
}
