import type { StoredRequest } from '#server/contact-store/contact-store.ts'

const columns: readonly [title: string, value: (request: StoredRequest) => string][] = [
  ['id', ({ id }) => id],
  ['received', ({ createdAt }) => createdAt.toISOString()],
  ['answered', ({ answeredAt }) => answeredAt?.toISOString() ?? ''],
  ['subject', ({ subject }) => subject],
  ['name', ({ name }) => name],
  ['reach', ({ reach }) => reach],
  ['company', ({ company }) => company],
  ['message', ({ message }) => message],
  ['answer', ({ answer }) => answer],
  ['files', ({ files }) => files.map(({ name }) => name).join(', ')],
]

/**
 * RFC 4180 with semicolons, which Italian spreadsheets expect, and a byte-order mark so that they read UTF-8. A cell
 * that a spreadsheet would take for a formula is made text by an apostrophe (OWASP, CSV injection).
 */
export function requestsCsv(requests: readonly StoredRequest[]): string {
  const rows = [
    columns.map(([title]) => title),
    ...requests.map((one) => columns.map(([, value]) => value(one))),
  ]
  return `\ufeff${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
}

export function requestsJson(requests: readonly StoredRequest[]): string {
  return `${JSON.stringify(requests, null, 2)}\n`
}

function cell(text: string): string {
  const safe = /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
