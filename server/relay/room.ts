/** Where a device reads: writes are kept by the connection until its client takes them. */
export type Reader = {
  write: (event: Buffer) => void
  /** Bytes that the client has not taken yet. */
  waiting: () => number
  /** After what was written. */
  end: () => void
  /** At once. */
  cut: () => void
}

/** `wait` in seconds. */
export type Refusal = { code: RefusalCode; wait: number }
export type RefusalCode =
  | 'room-full'
  | 'room-over'
  | 'room-often'
  | 'room-busy'
  /** Nobody has come in yet, or all were away for long: whoever says something has lost their line. */
  | 'room-closed'

export type Device = { name: string; reader: Reader; waiting: number }
export type Room = {
  id: string
  openedAt: number
  emptySince: number
  devices: Set<Device>
  minute: { startedAt: number; messages: number }
}
