import type { ContactTexts } from './contact-request.ts'

/** JSON in the root element's `data-state`. */
export type SentReceipt = ContactTexts & {
  number: string
  /** Names of the attachments. */
  files: readonly string[]
  /** Whether a confirmation is mailed. */
  isConfirmed: boolean
}

/** The start of the identifier, short enough for the telephone; all tools find requests by it. */
export function requestNumber(id: string): string {
  return id.slice(0, 8)
}

/** Null for anything else. */
export function parseReceipt(json: string | undefined): SentReceipt | null {
  if (!json) return null
  const receipt: unknown = JSON.parse(json)
  return isReceipt(receipt) ? receipt : null
}

function isReceipt(value: unknown): value is SentReceipt {
  const { number, message, files } = Object(value)
  return typeof number === 'string' && typeof message === 'string' && Array.isArray(files)
}
