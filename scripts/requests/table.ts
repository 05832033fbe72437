import type { StoredRequest } from '#server/contact-store/contact-store.ts'
import { keptRows } from '#shared/contact-fields.ts'
import type { CommandContext } from './command-context.ts'
import { localTime } from './show-request.ts'

type Requests = AsyncIterable<StoredRequest> | Iterable<StoredRequest>

type Words = Pick<CommandContext, 'say' | 't'>

type Column = readonly [title: string, value: (request: StoredRequest) => string]

const columns = ({ say, t }: Words): readonly Column[] => [
  [say('requests.label.number'), ({ id }) => id],
  [say('requests.label.received'), ({ createdAt }) => localTime(createdAt)],
  [say('requests.label.answered'), ({ answeredAt }) => (answeredAt ? localTime(answeredAt) : '')],
  ...keptRows.map(({ words, name }): Column => [t(words.mail), (request) => request[name]]),
  [say('requests.label.note'), ({ note }) => note],
  [t('mail.field.files'), ({ files }) => files.map(({ name }) => name).join(', ')],
]

/** Semicolons and BOM for Italian spreadsheets; formulas are escaped with an apostrophe (OWASP). */
export async function* requestsCsv(requests: Requests, words: Words): AsyncGenerator<string> {
  const cells = columns(words)
  let before = `\ufeff${row(cells.map(([title]) => title))}`
  for await (const one of requests) {
    yield before + row(cells.map(([, value]) => value(one)))
    before = ''
  }
  if (before) yield before
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
