import { parsePrice } from '#app/platform/price.ts'
import { allergens, type Dish, type MenuSection } from './menu.ts'
import { menuLimits, tidyText } from './menu-text.ts'

/** `unread`: the lines not understood, as they were written. */
export type PastedList = { sections: readonly MenuSection[]; cover: number; unread: readonly string[] }

/** In one language; its description may follow on the next lines. */
type PastedDish = Dish & { name: string; description?: string }

/** In characters: bounds the time that reading takes. */
const longestList = 40_000
const longestLine = 400

/** Part of a longer number, a year or 1.000,00 is not a price. */
const amount = String.raw`(?<![\d.,])\d{1,3}(?:[.,]\d{1,2})?(?![.,]?\d)`
const cents = String.raw`(?<![\d.,])\d{1,3}[.,]\d{1,2}(?![.,]?\d)`
const sign = String.raw`(?:€|\beur(?:o|os)?\b)`
const signed = String.raw`(?:${sign}\s*${amount}|${amount}\s*${sign})`
/** Words after a number that mark it as a quantity. */
const measure = String.raw`(?:%|°|(?:cl|ml|lt?|litr[oi]|gr?|kg|hg|cm|vol)\b)`
/** Words after a whole number that mark it as a price. */
const unit = String.raw`(?:[(/*]|(?:all|l)['’]etto|(?:al|per|il|a|alla|la) \p{L}|cad(?:a|\.|\b)|each\b|p\.\s?p\.)`

/** The surest first: name, price, other words. Those of the market have no price. */
const forms = [
  `(${signed}|${cents})()`,
  `(${signed})(.*)`,
  String.raw`(${cents})(?!\s*${measure})(.*)`,
  `(${amount})()`,
  String.raw`(${amount})(?=\s*${unit})(.*)`,
  String.raw`[\s.…(,–-]()((?:p\.)?s\.\s?q\.?.*?|(?:al |a )?(?:prezzo di mercato|market price).*?)\)?`,
].map((source) => new RegExp(`^(.*?)${source}$`, 'iu'))

const numbers = /[([]\s*((?:1[0-4]|[1-9])(?:\s*[,;.\s-]\s*(?:1[0-4]|[1-9]))*)\s*[)\]]/u
const perPerson = /^(?:(?:a|per) (?:persona|testa|person|head))?$/i
const coverName = /^(?:(?:pane e )?coperto(?: e (?:pane|servizio))?|cover(?: charge)?)$/i

/**
 * Reads columns of a spreadsheet (tabs or semicolons) or plain lines with a price. A line without one
 * describes the dish above (in lower case, in brackets or with commas) or is a heading of the dishes below.
 * Numbers from 1 to 14 in brackets are allergens. Every other line is in `unread`.
 */
export function parseList(text: string): PastedList {
  const lines = text.split(/\r\n?|\n/)
  if (text.length > longestList) return { sections: [], cover: 0, unread: lines }
  const sections: { name: string; dishes: PastedDish[] }[] = []
  const unread: string[] = []
  let cover = 0
  let heading = ''
  let above: PastedDish | undefined
  for (const raw of lines) {
    const line = raw.replaceAll('\u00a0', ' ').replace(/^\s+|[\s;]+$/g, '')
    const dish = line.length > longestLine ? null : readDish(line)
    if (dish && !cover && coverName.test(dish.name) && perPerson.test(dish.description ?? '')) {
      cover = dish.price
    } else if (dish) {
      if (heading || sections.length === 0) sections.push({ name: headingText(heading), dishes: [] })
      sections.at(-1)?.dishes.push(dish)
      heading = ''
      above = dish
    } else if (above && isDescription(line) && describe(above, line)) {
      // It belongs to the dish above.
    } else {
      above = undefined
      if (!isHeading(line) && /[\p{L}\d]/u.test(line)) unread.push(raw)
      if (!isHeading(line)) continue
      if (heading) unread.push(heading)
      heading = raw
    }
  }
  return { sections, cover, unread: unread.concat(heading || []) }
}

function readDish(line: string): PastedDish | null {
  const cells = line.split(/[\t;]/).map((cell) => cell.trim())
  const at = cells.findIndex(hasWords)
  const after = cells.slice(at + 1)
  const isPrice = (cell: string) => parsePrice(cell) !== null
  const column = after.find(isPrice) ?? cells.find(isPrice)
  if (column) {
    const others = after.filter((cell) => cell && cell !== column)
    return createDish(cells[at] ?? '', column, others.join(', '))
  }
  const plain = cells.join(' ')
  const text = plain.replace(numbers, ' ').trim()
  for (const form of forms) {
    const [, before = '', price = '', words = ''] = form.exec(text) ?? []
    const dish = createDish(before || words, price, before && words)
    if (dish) return { ...dish, allergens: allergensIn(plain) }
  }
  return null
}

/** `price` is '' for one of the market. */
function createDish(text: string, price: string, words: string): PastedDish | null {
  const sum = price === '' ? 0 : parsePrice(price.replace(/[^\d.,]/g, ''))
  const name = withoutCapitals(tidyText(text.replace(numbers, ' ')).replace(/[\s.…_·:,(–—-]+$/u, ''))
  if (sum === null || !hasWords(name) || name.length > menuLimits.name) return null
  const dish: PastedDish = { name, price: sum, allergens: allergensIn(text) }
  return !/[\p{L}\d*]/u.test(words) || describe(dish, words) ? dish : null
}

/** Appends to the description; false where it would be too long. */
function describe(dish: PastedDish, words: string): boolean {
  const text = tidyText(words.replace(/[\t;]+/g, ' ')).replace(/^[\s,;:.–—-]+/, '')
  const inside = /^\(([^()]*)\)[.\s]*$/.exec(text)?.[1] ?? text
  const description = dish.description ? `${dish.description} ${inside}` : inside
  if (description.length > menuLimits.text) return false
  dish.description = description
  return true
}

function allergensIn(text: string) {
  const named: readonly string[] = (numbers.exec(text)?.[1] ?? '').match(/\d+/g) ?? []
  return allergens.filter((_, index) => named.includes(String(index + 1)))
}

/** Brackets, lower case, or a list of ingredients. */
function isDescription(line: string) {
  const isList = /,.*(?:,| e | and )/.test(line) && line !== line.toUpperCase() && !/\d[.,]\d/.test(line)
  return isList || /^[(–—-]|^\p{Ll}/u.test(line)
}

/** Capitals, a heading's mark, or few words; a line with a price is a dish that was not understood. */
function isHeading(line: string) {
  const name = headingText(line)
  if (/€|\d[.,]\d|[\t;]|^\p{Ll}|^\(/u.test(line) || !hasWords(name) || name.length > menuLimits.name)
    return false
  if (/^[#*=–—-]|:$/.test(line) || line === line.toUpperCase()) return true
  return name.split(' ').length <= 6 && !/\d|[.,]$/.test(name)
}

function headingText(line: string) {
  return withoutCapitals(tidyText(line.replace(/^[\s#*=–—-]+|[\s:;*=–—-]+$/g, '')))
}

function hasWords(text: string) {
  return /\p{L}/u.test(text)
}

function withoutCapitals(text: string) {
  if (text.length < 4 || text !== text.toUpperCase()) return text
  return text.charAt(0) + text.slice(1).toLowerCase()
}
