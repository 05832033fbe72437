import type { Menu, MenuText } from './menu.ts'
import { invisible, type MenuFault, menuLimits } from './menu-text.ts'

/** What no menu needs and what makes a made-up one dangerous: somebody could send it to somebody else. */
const wrong: readonly (readonly [MenuFault, RegExp])[] = [
  // Letters buried under marks beyond what any language writes.
  ['garbled', /\p{M}{4}|[\p{Co}\p{Cn}]/u],
  ['markup', /<[a-z!/?]|&(?:#\w+|[a-z]+);/i],
  ['link', /\b(?:https?|ftp|data|javascript|mailto|tel|sms|whatsapp):|\/\/|\bwww\.|\S@\S/i],
  ['link', /[\p{L}\d]\.(?:com|it|net|org|info|biz|eu|io|ru|cn|xyz|top|shop|site|online|app|link|ly|dev)\b/iu],
  ['link', /[\p{L}\d]\.\p{L}{2,}\//u],
]

/** Vintages and their spans are no telephone numbers. */
const years = /(?<!\d)(?:19|20)\d\d(?!\d)/g
const phone = /\+?\d(?:[\s./()–-]{0,3}\d){6,}/

/** The first thing that a menu must not carry; undefined for a menu that may be shown to anybody. */
export function menuFault(menu: Menu): MenuFault | undefined {
  const dishes = menu.parts.flatMap((part) => part.dishes)
  if (dishes.length === 0 && menu.name === '') return 'empty'
  if (dishes.length > menuLimits.dishes || menu.parts.length > menuLimits.parts) return 'crowded'
  const names = [menu.name, ...[...menu.parts, ...dishes].flatMap(({ name }) => both(name))]
  const texts = dishes.flatMap(({ description = '' }) => both(description))
  if (names.some(({ length }) => length > menuLimits.name)) return 'long'
  if (texts.some(({ length }) => length > menuLimits.text)) return 'long'
  for (const text of [...names, ...texts]) {
    const fault = textFault(text)
    if (fault) return fault
  }
  return undefined
}

/** What is wrong with one text; the editor asks it of what is being typed. */
export function textFault(text: string): MenuFault | undefined {
  if (invisible.test(text)) return 'garbled'
  const found = wrong.find(([, form]) => form.test(text))
  if (found) return found[0]
  return phone.test(text.replace(years, '–')) ? 'phone' : undefined
}

function both(text: MenuText): string[] {
  return typeof text === 'string' ? [text] : [text.it, text.en]
}
