import type { ContactTexts } from './contact-request.ts'

export type SentReceipt = ContactTexts & {
  number: string
  files: readonly string[]
}

/** The start of the identifier, short enough for the telephone; all tools find requests by it. */
export function requestNumber(id: string): string {
  return id.slice(0, 8)
}

export function parseReceipt(json: string | undefined): SentReceipt | null {
  if (!json) return null
  const receipt: unknown = JSON.parse(json)
  return isReceipt(receipt) ? receipt : null
}

function isReceipt(value: unknown): value is SentReceipt {
  const { number, message, files } = Object(value)
  return typeof number === 'string' && typeof message === 'string' && Array.isArray(files)
}

/** Milliseconds. Forms sent sooner are taken to be from bots. */
export const shortestFilling = 3_000

/** The script waits longer, because of network time and clock differences. */
export const awaitedFilling = shortestFilling + 500
