const minute = 60_000

/** What rooms may take of the server. Times in milliseconds. */
export const relayLimits = {
  /** One computer and three phones: more is no demo. */
  devices: 4,
  /** Longer than anybody plays; a code that was photographed opens nothing afterwards. */
  roomLife: 30 * minute,
  /** A room that everybody left is kept for a line that comes back. */
  emptyLife: 2 * minute,
  /** As sent. A whole rail of tickets fits. */
  messageBytes: 4_096,
  /** One a second, of all its devices together. */
  messagesEachMinute: 60,
  rooms: 2_000,
  /** What may wait for slow readers in all. Beyond it one message may wait for each stream: four megabytes. */
  bytes: 8_000_000,
  /** What may wait for one reader, who is cut beyond it and is told anew when it is back: several of the largest messages. */
  waitingBytes: 32_768,
  /** Open streams, more than nginx lets in. Pages need connections too. */
  streams: 700,
  /** Well within the fourteen seconds after which a silent connection is closed, and what phones' networks forgive. */
  heartbeat: 10_000,
} as const

export type RelayLimits = { [Name in keyof typeof relayLimits]: Widened<(typeof relayLimits)[Name]> }

type Widened<Value> = Value extends number ? number : { [Name in keyof Value]: Widened<Value[Name]> }
