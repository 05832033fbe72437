import { parsePrice } from '#shared/price.ts'
import { type Allergen, allergens, type Dish, type MenuPart } from './menu.ts'
import { tidyText } from './menu-text.ts'

export type PastedList = { parts: readonly MenuPart[]; cover?: number; dishes: number }

/** In characters; what is beyond is not a menu, and reading it would take its time. */
const longestList = 40_000
const longestLine = 400

/** A price at the end of a line, whatever leads to it: blanks, dots, dashes, the sign before or after. */
const trailing =
  /^(.*?)[\s.…_·–—:-]*(?:€|eur(?:o|os)?)?\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:€|eur(?:o|os)?|\.|,-)*$/iu
const leading = /^(?:€\s*)?(\d{1,3}[.,]\d{2})\s*€?[\s–—:-]+(.+)$/u
const numbers = /[([]\s*(?:allerg\S*\s*)?((?:1[0-4]|[1-9])(?:\s*[,;.\s-]\s*(?:1[0-4]|[1-9]))*)\s*[)\]]/iu
const cover = /^(?:coperto|pane e coperto|servizio|cover(?: charge)?)\b/i
const tableHead = /\b(?:prezzo|price|piatto|dish)\b/i

/**
 * Understands a menu as people have it: a spreadsheet's columns (divided by tabs or semicolons) or plain lines that end
 * in a price. Lines without one are headings, or the description of the dish above where they follow it in lower case
 * or brackets. Numbers from 1 to 14 in brackets are allergens.
 */
export function parseList(text: string): PastedList {
  const parts: { name: string; dishes: Dish[] }[] = []
  let charge = 0
  const lines = text
    .slice(0, longestList)
    .split(/\r\n?|\n/)
    .map(tidyLine)
  for (const [index, line] of lines.entries()) {
    if (line === '') continue
    const dish = readLine(line)
    const last = parts.at(-1)?.dishes.at(-1)
    if (!dish) {
      const isFirst = parts.length === 0
      if (isFirst && tableHead.test(line) && /[\t;]/.test(line)) continue
      if (last && !last.description && lines[index - 1] !== '' && isDescription(line)) {
        last.description = tidyText(line.replace(/^[(–—-]\s*|\)$/g, ''))
      } else parts.push({ name: heading(line), dishes: [] })
    } else if (cover.test(String(dish.name))) charge = dish.price
    else {
      if (parts.length === 0) parts.push({ name: '', dishes: [] })
      parts.at(-1)?.dishes.push(dish)
    }
  }
  const filled = parts.filter(({ dishes }) => dishes.length > 0)
  const dishes = filled.reduce((sum, part) => sum + part.dishes.length, 0)
  return { parts: filled, dishes, ...(charge ? { cover: charge } : {}) }
}

function tidyLine(line: string) {
  return line.slice(0, longestLine).replaceAll('\u00a0', ' ').trim()
}

function readLine(line: string): Dish | null {
  const cells = line.split(/[\t;]/).map((cell) => cell.trim())
  if (cells.length > 1) return readCells(cells)
  const [, name = '', price = ''] = trailing.exec(line) ?? []
  const [, ahead = '', behind = ''] = leading.exec(line) ?? []
  return name || !behind ? createDish(name, price) : createDish(behind, ahead)
}

/** The first cell with letters is the name, the first that is a price the price, the next with letters describes it. */
function readCells(cells: readonly string[]): Dish | null {
  const price = cells.find((cell) => parsePrice(cell) !== null)
  const [name = '', description] = cells.filter((cell) => /\p{L}/u.test(cell) && cell !== price)
  const dish = price === undefined ? null : createDish(name, price)
  return dish && description ? { ...dish, description: tidyText(description) } : dish
}

function createDish(text: string, price: string): Dish | null {
  const cents = parsePrice(price)
  const name = tidyText(text.replace(numbers, ' ')).replace(/[\s.…_·:–—-]+$/u, '')
  if (cents === null || !/\p{L}/u.test(name)) return null
  return { name: calm(name), price: cents, allergens: readAllergens(text) }
}

function readAllergens(text: string): Allergen[] {
  const named: readonly string[] = (numbers.exec(text)?.[1] ?? '').match(/\d+/g) ?? []
  return allergens.filter((_, index) => named.includes(String(index + 1)))
}

function isDescription(line: string) {
  return /^[(–—-]|^\p{Ll}/u.test(line)
}

function heading(line: string) {
  return calm(tidyText(line.replace(/[\t;]+/g, ' ').replace(/^[\s#*=–—-]+|[\s:*=–—-]+$/g, '')))
}

/** What stands all in capitals is set as words are. */
function calm(text: string) {
  if (text.length < 4 || text !== text.toUpperCase()) return text
  return text.charAt(0) + text.slice(1).toLowerCase()
}
