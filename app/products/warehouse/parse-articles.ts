import type { ActInput } from '#app/demo-shop/acts.ts'
import { vatRates } from '#app/demo-shop/shop.ts'
import { mostPieces } from '#app/demo-shop/shop-reader.ts'
import { stripAccents } from '#shared/accents.ts'

export type ArticleRow = Extract<ActInput, { type: 'list' }>['rows'][number]

export type ReadList = {
  rows: readonly ArticleRow[]
  /** The lines that are no article, as they were written. */
  unread: readonly string[]
  /** Lines with one amount and no heading: it is read as cost, so the price is missing. */
  costAlone: number
}

/** Characters and lines: bounds the time that reading takes. */
const longestList = 20_000
const mostLines = 200

const columns = {
  code: /^(?:cod(?:ice|\.)?|code|sku)/i,
  name: /^(?:articol|nome|descri|prodott|item|name|product|article)/i,
  quantity: /^(?:giacenz|quantit|q\.?t|pezzi|pz|disponib|stock|qty|pieces|in stock|on hand)/i,
  threshold: /^(?:minim|scorta|sottoscorta|reorder|min)/i,
  cost: /^(?:cost|acquisto)/i,
  price: /^(?:prezz|vendita|price)/i,
  vat: /^(?:iva|aliquot|vat)/i,
} as const

type Column = keyof typeof columns
type Cells = Partial<Record<Column, string>>

/**
 * Reads a spreadsheet's columns, divided by tabs, semicolons or commas. With a heading line the columns may
 * have any order; otherwise an optional code, then the name; whole numbers are stock and minimum, amounts
 * cost and price. A line without a name or a stock is not read.
 */
export function parseArticles(text: string): ReadList {
  const lines = text
    .slice(0, longestList)
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, mostLines)
  const divider = ['\t', ';', ','].find((one) => lines.some((line) => line.includes(one))) ?? '\t'
  const [first = '', ...others] = lines
  const headings = headingsOf(cellsOf(first, divider))
  const rows = new Map<string, ArticleRow>()
  const unread: string[] = []
  let costAlone = 0
  for (const line of headings ? others : lines) {
    const cells = cellsOf(line, divider)
    const row = rowOf(headings ? byHeadings(cells, headings) : byLooks(cells))
    if (!row) {
      unread.push(line)
      continue
    }
    rows.set(row.code, row)
    if (!headings && row.cost > 0 && row.price === undefined) costAlone += 1
  }
  return { rows: [...rows.values()], unread, costAlone }
}

/** A cell in quotation marks may contain the divider. */
function cellsOf(line: string, divider: string): readonly string[] {
  const cells = line.match(
    new RegExp(`(?:"(?:[^"]|"")*"|[^"${divider}])+|(?<=^|${divider})(?=${divider}|$)`, 'g'),
  )
  return (cells ?? []).map((cell) =>
    cell.trim().replace(/^"(.*)"$/s, (_, quoted: string) => quoted.replaceAll('""', '"')),
  )
}

/** Null where the line does not name at least a name and a stock. */
function headingsOf(cells: readonly string[]): readonly (Column | undefined)[] | null {
  const found = cells.map((cell) => columnNames.find((name) => columns[name].test(cell)))
  return found.includes('name') && found.includes('quantity') ? found : null
}

const columnNames: readonly Column[] = ['code', 'name', 'quantity', 'threshold', 'cost', 'price', 'vat']

function byHeadings(cells: readonly string[], headings: readonly (Column | undefined)[]): Cells {
  const found: Cells = {}
  for (const [index, name] of headings.entries()) {
    if (name) found[name] ??= cells[index] ?? ''
  }
  return found
}

function byLooks(cells: readonly string[]): Cells {
  const filled = cells.filter((cell) => cell !== '')
  const hasCode =
    filled.length > 2 && /^(?=.*\d)[\p{L}\d./_-]+$/u.test(filled[0] ?? '') && hasWords(filled[1])
  const [name, ...numbers] = hasCode ? filled.slice(1) : filled
  const whole = numbers.filter((cell) => piecesOf(cell) !== null)
  const amounts = numbers.filter((cell) => piecesOf(cell) === null && centsOf(cell) !== null)
  const found: Cells = { name: name ?? '' }
  const code = hasCode ? filled[0] : undefined
  if (code) found.code = code
  for (const [index, column] of (['quantity', 'threshold'] as const).entries())
    found[column] = whole[index] ?? ''
  for (const [index, column] of (['cost', 'price'] as const).entries()) found[column] = amounts[index] ?? ''
  return found
}

/** Null without a name or a stock. */
export function rowOf(cells: Cells): ArticleRow | null {
  const { code = '', name = '', quantity = '', threshold = '', cost = '', price = '', vat = '' } = cells
  const pieces = piecesOf(quantity)
  if (!hasWords(name) || pieces === null) return null
  const row: ArticleRow = {
    code: (code || stripAccents(name).toUpperCase()).slice(0, 20).trim(),
    name: name.slice(0, 60).trim(),
    quantity: pieces,
    threshold: piecesOf(threshold) ?? 0,
    cost: centsOf(cost) ?? 0,
  }
  const cents = centsOf(price)
  const rate = vatRates.find((one) => vat.replace(/[%\s]/g, '') === String(one))
  if (cents !== null) row.price = cents
  if (rate) row.vat = rate
  return row
}

export const hasWords = (text = '') => /\p{L}{2}/u.test(text)

/** A whole number, with or without its unit; null for anything else. */
export function piecesOf(text: string): number | null {
  const [, digits] = /^(\d{1,4})(?:[.,]0+)?\s*(?:pz\.?|pezzi|pcs|pieces)?$/i.exec(text.trim()) ?? []
  return digits && Number(digits) <= mostPieces ? Number(digits) : null
}

/** Cents of amounts such as `7,90`, `€ 1.234,50` or `12`; null for anything else. */
export function centsOf(text: string): number | null {
  const bare = text.replace(/[€\s]|eur\b/gi, '')
  const [, units, cents = ''] = /^(\d{1,3}(?:[.,]\d{3})+|\d{1,5})(?:[.,](\d{1,2}))?$/.exec(bare) ?? []
  return units ? Number(units.replace(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0')) : null
}
