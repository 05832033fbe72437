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
  /** Buffered for slow readers in total. Above it, one message per stream may still be added: 4 MB. */
  bytes: 8_000_000,
  /** Buffered for one reader, who is disconnected above it and catches up after reconnecting. */
  waitingBytes: 32_768,
  /** More than nginx allows. Pages need connections too. */
  streams: 700,
  /** Below the 14 s idle timeout, and below those of mobile networks. */
  heartbeat: 10_000,
} as const

export type RelayLimits = { [Name in keyof typeof relayLimits]: Widened<(typeof relayLimits)[Name]> }

type Widened<Value> = Value extends number ? number : { [Name in keyof Value]: Widened<Value[Name]> }
