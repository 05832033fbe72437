/** An event stream; the connection buffers writes. */
export type Reader = {
  write: (event: Buffer) => void
  waiting: () => number
  /** Flushes, then closes. */
  end: () => void
  cut: () => void
}

export type Refusal = { code: RefusalCode; wait: number }
export type RefusalCode =
  | 'room-full'
  | 'room-over'
  | 'room-often'
  | 'room-busy'
  /** Unknown room: the sender has lost its stream. */
  | 'room-closed'

export type Device = { name: string; reader: Reader; waiting: number }
export type Room = {
  id: string
  openedAt: number
  emptySince: number
  devices: Set<Device>
  minute: { startedAt: number; messages: number }
}
