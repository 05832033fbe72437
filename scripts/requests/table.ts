import type { StoredRequest } from '#server/contact-store/contact-store.ts'
import { keptRows } from '#shared/contact-rows.ts'

type Requests = AsyncIterable<StoredRequest> | Iterable<StoredRequest>

type Column = readonly [title: string, value: (request: StoredRequest) => string]

const columns: readonly Column[] = [
  ['id', ({ id }) => id],
  ['received', ({ createdAt }) => createdAt.toISOString()],
  ['answered', ({ answeredAt }) => answeredAt?.toISOString() ?? ''],
  ...keptRows.map(({ title, name }): Column => [title, (request) => request[name]]),
  ['note', ({ note }) => note],
  ['files', ({ files }) => files.map(({ name }) => name).join(', ')],
]

/** Semicolons and BOM for Italian spreadsheets; formulas are escaped with an apostrophe (OWASP). */
export async function* requestsCsv(requests: Requests): AsyncGenerator<string> {
  let before = `\ufeff${row(columns.map(([title]) => title))}`
  for await (const one of requests) {
    yield before + row(columns.map(([, value]) => value(one)))
    before = ''
  }
  if (before) yield before
}

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

/** Start of a formula: at the beginning, or after anything that a spreadsheet may take for a separator. */
const formulaStart = /(^|[,;|\t\r\n])(["'\s]*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r](?![\r\n]))/g

function cell(text: string): string {
  const safe = text.replace(formulaStart, "$1'$2")
  return `"${safe.replaceAll('"', '""')}"`
}
