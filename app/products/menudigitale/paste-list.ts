import type { MenuSection } from './menu.ts'
import { type MenuFault, menuLimits, tidyText } from './menu-text.ts'
import {
  cellsOf,
  hasPrice,
  hasWords,
  type PastedDish,
  readLine,
  withoutCapitals,
  withoutPunctuation,
} from './paste-line.ts'

export type PastedList = {
  sections: readonly MenuSection[]
  cover?: number
  dishes: number
  /** The lines not understood, as they were written. */
  unread: readonly string[]
  /** The limit that was exceeded. */
  fault?: MenuFault
}

/** How many more sections and dishes fit into the menu. */
export type Room = { sections: number; dishes: number }

type Reading = {
  room: Room
  sections: { name: string; dishes: PastedDish[] }[]
  dishes: number
  cover: number
  fault?: MenuFault
  unread: Set<number>
  /** A line that becomes a heading if a dish follows. */
  pending?: { index: number; name: string } | undefined
  /**
   * The dish that the previous line belongs to; `isTold` if that line was already part of its description.
   */
  above?: { dish: PastedDish; isDescribed: boolean } | undefined
}

/** In characters: bounds the time that reading takes. */
const longestList = 40_000
const longestLine = 400

const perPerson = '(?:a|per) (?:persona|testa|person|head)'
const coverName = new RegExp(
  String.raw`^(?:(?:pane e )?coperto(?: e (?:pane|servizio))?|servizio(?: e coperto)?|cover(?: charge)?)(?:[\s,(]+${perPerson}\)?)?$`,
  'i',
)
const coverWords = new RegExp(String.raw`^(?:${perPerson}|cad(?:a|auno)?\.?|p\.\s?p\.?|pp)$`, 'i')
const column =
  /^(?:€|(?:piatt[oi]|nome|dish(?:es)?|name|prezz[oi]|prices?|descrizione|description|ingredienti|ingredients|allergeni|allergens)(?:\s*\(?€\)?)?)?$/i

/**
 * Reads columns of a spreadsheet (tabs or semicolons) or plain lines with a price, or words in its place. A
 * line without one describes the dish above (in lower case or brackets) or is a heading of the dishes below.
 * Numbers from 1 to 14 in brackets are allergens. Every other line is in `unread`.
 */
export function parseList(text: string, room: Room = menuLimits): PastedList {
  const lines = text.split(/\r\n?|\n/)
  const reading: Reading = { room, sections: [], dishes: 0, cover: 0, unread: new Set() }
  let length = 0
  let isFirst = true
  let isApart = true
  for (const [index, raw] of lines.entries()) {
    const line = raw.replaceAll('\u00a0', ' ').trim()
    length += raw.length + 1
    const isBlank = !/[\p{L}\d]/u.test(line)
    if (isBlank) reading.above = undefined
    else if (!(isFirst && isTableHead(line))) {
      const isShort = length <= longestList && line.length <= longestLine
      if (!isShort || !takeLine(reading, line, index, isApart)) {
        reading.unread.add(index)
        reading.above = undefined
      }
    }
    isFirst &&= isBlank
    isApart = isBlank
  }
  const { sections, dishes, cover, fault, unread, pending } = reading
  if (pending) unread.add(pending.index)
  return {
    sections,
    dishes,
    unread: lines.filter((_, index) => unread.has(index)),
    ...(cover ? { cover } : {}),
    ...(fault ? { fault } : {}),
  }
}

/** False where the line is not understood or does not fit. */
function takeLine(reading: Reading, line: string, index: number, isApart: boolean): boolean {
  const { above, pending } = reading
  reading.above = undefined
  // Dishes after a list that is full would come under the wrong heading.
  if (reading.fault === 'crowded') return false
  const dish = readLine(line)
  if (dish) return takeDish(reading, dish)
  if (above && isDescription(line)) return takeDescription(reading, above, line)
  if (!isHeading(line, isApart) || (pending && isDescription(line))) return false
  if (pending) reading.unread.add(pending.index)
  reading.pending = { index, name: heading(line) }
  return true
}

function takeDish(reading: Reading, dish: PastedDish): boolean {
  const { sections, pending, room } = reading
  const { name, price, description = '' } = dish
  if (price && !reading.cover && coverName.test(name) && (!description || coverWords.test(description))) {
    reading.cover = price
    return true
  }
  if (name.length > menuLimits.name || description.length > menuLimits.text) {
    reading.fault = 'long'
    return false
  }
  const isNewSection = pending !== undefined || sections.length === 0
  if (reading.dishes >= room.dishes || (isNewSection && sections.length >= room.sections)) {
    reading.fault = 'crowded'
    return false
  }
  if (isNewSection) sections.push({ name: pending?.name ?? '', dishes: [] })
  sections.at(-1)?.dishes.push(dish)
  reading.dishes++
  reading.pending = undefined
  reading.above = { dish, isDescribed: false }
  return true
}

/** Appends to the description that the dish has already. */
function takeDescription(
  reading: Reading,
  { dish, isDescribed }: NonNullable<Reading['above']>,
  line: string,
) {
  const before = dish.description ? `${dish.description}${isDescribed ? ' ' : ', '}` : ''
  const description = before + withoutPunctuation(line.replace(/[\t;]+/g, ' '))
  if (description.length > menuLimits.text) {
    reading.fault = 'long'
    return false
  }
  dish.description = description
  reading.above = { dish, isDescribed: true }
  return true
}

function isTableHead(line: string) {
  const cells = cellsOf(line)
  return cells.length > 1 && cells.every((cell) => column.test(cell))
}

/** Brackets, lower case, or a list of ingredients. */
function isDescription(line: string) {
  if (/^[(–—-]|^\p{Ll}/u.test(line)) return true
  return (
    /,.*(?:,| e | and )/.test(line) && !line.endsWith(':') && line !== line.toUpperCase() && !hasPrice(line)
  )
}

/** Capitals, a heading's mark, or few words. A line with a price is a dish that was not understood. */
function isHeading(line: string, isApart: boolean) {
  const name = heading(line)
  if (hasPrice(line) || !hasWords(name) || name.length > menuLimits.name) return false
  if (/^[#*=–—-]|:$/.test(line) || line === line.toUpperCase()) return true
  return name.split(' ').length <= 6 && !/[.,]$/.test(name) && (isApart || !/\d/.test(name))
}

function heading(line: string) {
  return withoutCapitals(tidyText(line.replace(/[\t;]+/g, ' ').replace(/^[\s#*=–—-]+|[\s:*=–—-]+$/g, '')))
}
