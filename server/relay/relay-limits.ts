const minute = 60_000

export const relayLimits = {
  /** One computer and three phones. */
  devices: 4,
  /** Longer than any demo; a photographed code must not work for ever. */
  roomLife: 30 * minute,
  /** Lets devices reconnect. */
  emptyLife: 2 * minute,
  messageBytes: 4_096,
  messagesEachMinute: 60,
  rooms: 2_000,
  /**
   * Buffered for one reader, who is disconnected above it and catches up after reconnecting: 11 MB for all
   * streams.
   */
  waitingBytes: 16_384,
  /** More than nginx allows. Pages need connections too. */
  streams: 700,
  /** Below the 14 s idle timeout, and below those of mobile networks. */
  heartbeat: 10_000,
} as const

export type RelayLimits = Record<keyof typeof relayLimits, number>
