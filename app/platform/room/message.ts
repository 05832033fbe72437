import { attempt } from '../attempt.ts'

/**
 * `hello` when a device joins (the computer answers with its `state`), `act` from a phone to the computer,
 * `state` from the computer to all. Each device hears its own, too. Receivers validate `body`; an act has an
 * id, so that it counts once, and an older state than the last one is none.
 */
export type Message = {
  /** By the sender's clock, in milliseconds. */
  at: number
  kind: MessageKind
  body: unknown
}

const kinds = ['hello', 'act', 'state'] as const

export type MessageKind = (typeof kinds)[number]

export function readMessage(text: string): Message | null {
  const value: unknown = attempt(() => JSON.parse(text))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const { at, kind: name, body }: Record<string, unknown> = { ...value }
  const kind = kinds.find((one) => one === name)
  if (typeof at !== 'number' || !Number.isSafeInteger(at) || !kind) return null
  return { at, kind, body }
}
