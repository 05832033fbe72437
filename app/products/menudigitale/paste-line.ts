import { parsePrice } from '#shared/price.ts'
import { type Allergen, allergens, type Dish } from './menu.ts'
import { tidyText } from './menu-text.ts'

/** In one language; its description may follow on the next line. */
export type PastedDish = Dish & { name: string; description?: string }

const lead = String.raw`[\s.…_·–—:-]*`
/** Part of a longer number, a year or 1.000,00 is not a price. */
const whole = String.raw`(?<!\d|\d[.,])`
const sum = String.raw`${whole}\d{1,3}(?:[.,]\d{1,2})?(?!\d|[.,]\d)`
const sign = String.raw`(?:€|\beur(?:o|os)?\b)`
const form = (source: string) => new RegExp(`^(.*?)${source}$`, 'iu')

/**
 * A price at the end of a line, after spaces, dots or dashes, with or without a sign. A price with cents
 * needs no separator.
 */
const trailing = form(
  String.raw`${lead}(?:(?:€|eur(?:o|os)?)\s*|(?<!\p{L})|(?=\d+[.,]))(${sum})\s*(?:€|eur(?:o|os)?|\.|,-)*`,
)
const leading = /^(€\s*\d{1,3}(?:[.,]\d{1,2})?|\d{1,3}(?:[.,]\d{2}\s*€?|\s*€))[\s–—:-]+(.+)$/u

/** Words after a number that mark it as a price, even a whole number without a sign. */
const unit = String.raw`(?:[(/*]|(?:all|l)['’]etto|(?:al|per|il|a|alla|la)\s+(?:kg|hg|etto|chilo|persona|testa|porzione|pezzo|calice|bottiglia|person|head|piece|glass|bottle)\b|cad(?:a|\.|\b)|each\b|p\.\s?p\.|pp\b)`
/** Words that mark it as a quantity instead. */
const measure = String.raw`(?:%|°|(?:cl|ml|lt?|litr[oi]|gr?|kg|hg|cm|vol)\b)`

/** Prices followed by words, or "s.q." and the like in place of a price. */
const others = [
  form(String.raw`${lead}${sign}\s*(${sum})(.*)`),
  form(String.raw`${lead}(${sum})\s*(?:${sign}|,-)(.*)`),
  form(String.raw`(?<![\p{L}/])${lead}(${whole}[1-9]\d{0,2}[.,]\d{1,2}(?![.,]?\d))(?!\s*${measure})(.*)`),
  form(String.raw`(?<![\p{L}/])${lead}(${sum})(?=\s*${unit})(.*)`),
  form(String.raw`[\s.…_·–—:(,-]+()((?:p\.?\s?)?s\.?\s?q\.?(?![\p{L}\d]).*)`),
  form(
    String.raw`[\s.…_·–—:(,-]+()((?:(?:al|a)\s+)?(?:prezzo di mercato|market price)(?:\s*[^\p{L}\s].*|\s+${unit}.*)?)`,
  ),
  /^(.*?)[\s.…_·–—:(,-]+()(M\.?P\.?(?![\p{L}\d]).*)$/u,
]

const numbers = /[([]\s*(?:allerg\S*\s*)?((?:1[0-4]|[1-9])(?:\s*[,;.\s-]\s*(?:1[0-4]|[1-9]))*)\s*[)\]]/iu
const onlyNumbers = /^[([]?(?:1[0-4]|[1-9])(?:\s*[,.\s-]\s*(?:1[0-4]|[1-9]))*[)\]]?$/

/** A line of a spreadsheet or of a plain list; null where it is no dish. */
export function readLine(line: string): PastedDish | null {
  const cells = cellsOf(line)
  const dish = cells.length > 1 ? readCells(cells) : null
  return dish ?? readPlain(cells.join(' ').trim())
}

export function cellsOf(line: string): readonly string[] {
  return line.split(/[\t;]/).map((cell) => cell.trim())
}

export function hasPrice(line: string) {
  return /€|\d[.,]\d/.test(line)
}

export function hasWords(text: string) {
  return /\p{L}/u.test(text)
}

export function withoutCapitals(text: string) {
  if (text.length < 4 || text !== text.toUpperCase()) return text
  return text.charAt(0) + text.slice(1).toLowerCase()
}

export function withoutPunctuation(text: string) {
  const whole = tidyText(text)
  const inside = /^\(([^()]*)\)[.\s]*$/.exec(whole)?.[1] ?? whole
  const isClosed = inside.split('(').length === inside.split(')').length
  return tidyText((isClosed ? inside : inside.replace(/\)$/, '')).replace(/^[\s,;:.–—-]+/, ''))
}

/**
 * The first cell with letters is the name; the price may come after or before it; other cells are the
 * description.
 */
function readCells(cells: readonly string[]): PastedDish | null {
  const at = cells.findIndex(hasWords)
  const after = cells.slice(at + 1)
  const isPrice = (cell: string) => parsePrice(cell) !== null
  const price = after.find(isPrice) ?? cells.find(isPrice)
  if (at === -1 || price === undefined) return null
  const dish = createDish(cells[at] ?? '', price)
  if (!dish) return null
  const rest = after
    .filter((_, index) => index !== after.indexOf(price))
    .filter((cell) => /[\p{L}\d]/u.test(cell))
  const listed = rest.find((cell) => onlyNumbers.test(cell))
  const named = [...dish.allergens, ...readAllergens(`(${listed?.replace(/[()[\]]/g, '')})`)]
  const described = rest.filter((cell) => cell !== listed).join(', ')
  return describe({ ...dish, allergens: allergens.filter((id) => named.includes(id)) }, described)
}

function readPlain(line: string): PastedDish | null {
  const text = line.replace(numbers, ' ').trim()
  const [, name = '', price = ''] = trailing.exec(text) ?? []
  const [, ahead = '', behind = ''] = leading.exec(text) ?? []
  const dish = behind ? createDish(behind, ahead) : createDish(name, price)
  const found = dish ?? readOther(text)
  return found && { ...found, allergens: readAllergens(line) }
}

/** Of several matches the one with the shortest name, which has the first price of the line. */
function readOther(text: string): PastedDish | null {
  const [first] = others
    .flatMap((other) => {
      const [, name = '', price = '', words = ''] = other.exec(text) ?? []
      const dish = createDish(name, price)
      return dish ? [describe(dish, words)] : []
    })
    .sort((a, b) => a.name.length - b.name.length)
  return first ?? null
}

function describe(dish: PastedDish, words: string): PastedDish {
  const description = withoutPunctuation(words)
  return /[\p{L}\d*]/u.test(description) ? { ...dish, description } : dish
}

/** `price` may be ''. */
function createDish(text: string, price: string): PastedDish | null {
  const cents = price === '' ? 0 : parsePrice(price)
  const name = tidyText(text.replace(numbers, ' ')).replace(/[\s.…_·:,(–—-]+$/u, '')
  if (cents === null || !hasWords(name)) return null
  return { name: withoutCapitals(name), price: cents, allergens: readAllergens(text) }
}

function readAllergens(text: string): Allergen[] {
  const named: readonly string[] = (numbers.exec(text)?.[1] ?? '').match(/\d+/g) ?? []
  return allergens.filter((_, index) => named.includes(String(index + 1)))
}
