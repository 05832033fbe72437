import { attempt } from '../attempt.ts'

/**
 * `hello` when a device joins (the computer answers with its `state`), `act` from a phone to the computer,
 * `state` from the computer to all. Receivers validate `body`.
 */
export type Message = {
  /** Random, so that a message received twice counts once. */
  id: string
  /** The device; the name lasts as long as its page. */
  from: string
  /** By the sender's clock, in milliseconds. */
  at: number
  kind: MessageKind
  body: unknown
}

const kinds = ['hello', 'act', 'state'] as const

export type MessageKind = (typeof kinds)[number]

/** Milliseconds. More than clocks differ and longer than a room lives: older messages are replays. */
const mostAge = 60 * 60_000

export function readMessage(text: string): Message | null {
  const value: unknown = attempt(() => JSON.parse(text))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const { id, from, at, kind: name, body }: Record<string, unknown> = { ...value }
  const kind = kinds.find((one) => one === name)
  if (!isName(id) || !isName(from) || typeof at !== 'number' || !Number.isSafeInteger(at) || !kind)
    return null
  return { id, from, at, kind, body }
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{8,36}$/.test(value)
}

/** Lets each message through once, unless it is too old or one's own. */
export function createReplayFilter(own: string, now: () => number) {
  const seen = new Set<string>()
  return ({ id, from, at }: Message): boolean => {
    if (from === own || seen.has(id) || Math.abs(now() - at) > mostAge) return false
    seen.add(id)
    return true
  }
}
