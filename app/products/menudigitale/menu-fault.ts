import { textFault } from '#shared/text-fault.ts'
import type { Menu, MenuText } from './menu.ts'
import { type MenuFault, menuLimits } from './menu-text.ts'

/** The first fault; undefined for a menu that may be shown. */
export function menuFault(menu: Menu): MenuFault | undefined {
  const dishes = menu.sections.flatMap((section) => section.dishes)
  if (dishes.length === 0 && menu.name === '') return 'empty'
  if (dishes.length > menuLimits.dishes || menu.sections.length > menuLimits.sections) return 'crowded'
  const names = [menu.name, ...[...menu.sections, ...dishes].flatMap(({ name }) => both(name))]
  const texts = dishes.flatMap(({ description = '' }) => both(description))
  if (names.some(({ length }) => length > menuLimits.name)) return 'long'
  if (texts.some(({ length }) => length > menuLimits.text)) return 'long'
  for (const text of [...names, ...texts]) {
    const fault = textFault(text)
    if (fault) return fault
  }
  return undefined
}

function both(text: MenuText): string[] {
  return typeof text === 'string' ? [text] : [text.it, text.en]
}
