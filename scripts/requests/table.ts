import type { StoredRequest } from '#server/contact-store/contact-store.ts'

type Requests = AsyncIterable<StoredRequest> | Iterable<StoredRequest>

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
 * that a spreadsheet would take for a formula is made text by an apostrophe (OWASP, CSV injection). In pieces.
 */
export async function* requestsCsv(requests: Requests): AsyncGenerator<string> {
  yield `\ufeff${row(columns.map(([title]) => title))}`
  for await (const one of requests) yield row(columns.map(([, value]) => value(one)))
}

/** A list in JSON, in pieces. */
export async function* requestsJson(requests: Requests): AsyncGenerator<string> {
  let before = '[\n'
  for await (const one of requests) {
    yield `${before}${JSON.stringify(one, null, 2)}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

function row(values: readonly string[]): string {
  return `${values.map(cell).join(';')}\r\n`
}

function cell(text: string): string {
  const safe = /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
