import type { ContactTexts } from './contact-request.ts'

/** What the page after sending says of the request: JSON in the root element's `data-state`, made by the server. */
export type SentReceipt = ContactTexts & {
  number: string
  /** Names of the attachments. */
  files: readonly string[]
  /** Whether a confirmation goes out by mail. */
  isConfirmed: boolean
}

/** What a visitor may read out on the telephone: the beginning of the identifier, by which every tool finds it. */
export function requestNumber(id: string): string {
  return id.slice(0, 8)
}

/** Null for anything that is not the JSON of a receipt. */
export function parseReceipt(json: string | undefined): SentReceipt | null {
  if (!json) return null
  const receipt: unknown = JSON.parse(json)
  return isReceipt(receipt) ? receipt : null
}

function isReceipt(value: unknown): value is SentReceipt {
  const { number, message, files } = Object(value)
  return typeof number === 'string' && typeof message === 'string' && Array.isArray(files)
}
