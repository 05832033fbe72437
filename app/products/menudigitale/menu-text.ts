import { type TextFault, textFault } from '#app/platform/text-fault.ts'
import { withoutInvisible } from '#shared/invisible.ts'
import { allergens, type Dish, dishMarks, type Menu, type MenuSection, type MenuText } from './menu.ts'

/** The words are `menu.fault.<id>`. */
export type MenuFault = 'empty' | 'version' | 'damaged' | 'huge' | 'crowded' | 'long' | TextFault

export type ReadMenu = { menu: Menu; fault?: undefined } | { fault: MenuFault; menu?: undefined }

/** Texts in UTF-16 code units, as `maxlength` counts. */
export const menuLimits = { sections: 40, dishes: 200, name: 80, text: 240 } as const

const priceForm = /^(?:|\d{1,3}(?:\.\d{1,2})?)$/
const flags = [...allergens, ...dishMarks, 'soldOut'] as const
/** One letter for each of `flags`, in their order. */
const letters = 'abcdefghijklmnVGSDX'

/**
 * Version 1 of the compact text. One line for the place (name, a colour that is read no more, cover charge), one for each section,
 * beginning with a tab, one for each dish (name, price, letters for allergens and marks, name in English,
 * description, description in English). Tabs divide fields; empty ones at the end are left out.
 */
export function writeMenu(menu: Menu): string {
  const { name, cover, sections } = tidyMenu(menu)
  const lines = [[name, '', cover ? writePrice(cover) : '']]
  for (const section of sections) {
    lines.push(['', ...writePair(section.name)])
    for (const dish of section.dishes) {
      const [own, english] = writePair(dish.name)
      const price = dish.price ? writePrice(dish.price) : ''
      lines.push([own, price, writeFlags(dish), english, ...writePair(dish.description ?? '')])
    }
  }
  return lines.map((fields) => fields.join('\t').replace(/\t+$/, '')).join('\n')
}

/** 'damaged' for anything that `writeMenu` did not write. */
export function readMenu(text: string): ReadMenu {
  const [head = '', ...lines] = text.split('\n')
  const [name = '', colour = '', cover = '', ...rest] = head.split('\t')
  const isHead = rest.length === 0 && priceForm.test(cover) && /^[0-5]?$/.test(colour)
  if (!isHead) return { fault: 'damaged' }
  const sections: { name: MenuText; dishes: Dish[] }[] = []
  for (const line of lines) {
    if (line === '' || line.startsWith('\t')) {
      const [, own = '', english = ''] = line.split('\t')
      sections.push({ name: readPair(own, english), dishes: [] })
    } else {
      const dish = readDish(line)
      if (!dish) return { fault: 'damaged' }
      sections.at(-1)?.dishes.push(dish)
    }
    if (sections.length === 0) return { fault: 'damaged' }
  }
  return { menu: { name, sections, ...(cover ? { cover: readPrice(cover) } : {}) } }
}

/** Texts tidied; redundant translations, empty sections and unnamed dishes left out. */
export function tidyMenu(menu: Menu): Menu {
  const { cover } = menu
  return {
    name: tidyText(menu.name),
    sections: menu.sections.map(tidySection).filter(({ name, dishes }) => name !== '' || dishes.length > 0),
    ...(cover ? { cover } : {}),
  }
}

/** One line: NFC, single spaces, no invisible characters. */
export function tidyText(text: string): string {
  const line = text.normalize('NFC').replace(/[\t\r\n]/g, ' ')
  return withoutInvisible(line).replace(/\s+/g, ' ').trim()
}

/** The first fault; undefined for a menu that may be shown. */
export function menuFault(menu: Menu): MenuFault | undefined {
  const dishes = menu.sections.flatMap((section) => section.dishes)
  if (dishes.length === 0 && menu.name === '') return 'empty'
  if (dishes.length > menuLimits.dishes || menu.sections.length > menuLimits.sections) return 'crowded'
  const names = [menu.name, ...[...menu.sections, ...dishes].flatMap(({ name }) => writePair(name))]
  const texts = dishes.flatMap(({ description = '' }) => writePair(description))
  if (names.some(({ length }) => length > menuLimits.name)) return 'long'
  if (texts.some(({ length }) => length > menuLimits.text)) return 'long'
  for (const text of [...names, ...texts]) {
    const fault = textFault(text)
    if (fault) return fault
  }
  return undefined
}

function tidySection(section: MenuSection): MenuSection {
  const dishes = section.dishes.map(tidyDish).filter((dish) => dish.name !== '')
  return { name: tidyPair(section.name), dishes }
}

function tidyDish(dish: Dish): Dish {
  return compactDish({
    ...dish,
    name: tidyPair(dish.name),
    description: tidyPair(dish.description ?? ''),
    marks: dishMarks.filter((mark) => dish.marks?.includes(mark)),
    allergens: allergens.filter((allergen) => dish.allergens.includes(allergen)),
  })
}

/** Leaves out empty fields. */
function compactDish({ name, description, price, allergens: named, marks, isSoldOut }: Dish): Dish {
  return {
    name,
    price,
    allergens: named,
    ...(description ? { description } : {}),
    ...(marks && marks.length > 0 ? { marks } : {}),
    ...(isSoldOut ? { isSoldOut } : {}),
  }
}

function tidyPair(text: MenuText): MenuText {
  if (typeof text === 'string') return tidyText(text)
  return readPair(tidyText(text.it), tidyText(text.en))
}

function writePair(text: MenuText): [string, string] {
  return typeof text === 'string' ? [text, ''] : [text.it, text.en]
}

function readPair(it: string, en: string): MenuText {
  return it && en && it !== en ? { it, en } : it || en
}

function writePrice(cents: number): string {
  return String(cents / 100)
}

function readPrice(text: string): number {
  return Math.round(Number(text) * 100)
}

function writeFlags({ allergens: named, marks = [], isSoldOut }: Dish): string {
  const raised: readonly string[] = [...named, ...marks, isSoldOut ? 'soldOut' : '']
  return flags.map((flag, index) => (raised.includes(flag) ? letters.charAt(index) : '')).join('')
}

function readDish(line: string): Dish | null {
  const [
    name = '',
    price = '',
    raised = '',
    english = '',
    description = '',
    descriptionEnglish = '',
    ...rest
  ] = line.split('\t')
  const known = [...raised].every((letter) => letters.includes(letter))
  if (rest.length > 0 || !known || !priceForm.test(price)) return null
  const has = (flag: (typeof flags)[number]) => raised.includes(letters.charAt(flags.indexOf(flag)))
  return compactDish({
    name: readPair(name, english),
    description: readPair(description, descriptionEnglish),
    price: readPrice(price),
    allergens: allergens.filter(has),
    marks: dishMarks.filter(has),
    isSoldOut: has('soldOut'),
  })
}
