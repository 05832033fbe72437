import type { Language } from '#shared/locale.ts'
import {
  type Dish,
  guestLanguage,
  inBothLanguages,
  type Menu,
  type MenuSection,
  type MenuText,
  menuText,
  otherGuestLanguage,
} from './menu.ts'

/** Ids stay the same when rows move. */
export type DraftDish = Dish & { id: number }
export type DraftSection = { id: number; name: MenuText; dishes: readonly DraftDish[] }
export type MenuDraft = Omit<Menu, 'sections'> & { sections: readonly DraftSection[] }

export function createDraft(menu: Menu): MenuDraft {
  return addSections({ ...menu, sections: [] }, menu.sections).draft
}

export function blankDraft(): MenuDraft {
  return createDraft({ name: '', sections: [blankSection] })
}

const blankDish: Dish = { name: '', price: 0, allergens: [] }
export const blankSection: MenuSection = { name: '', dishes: [blankDish] }

export function dishesOf(draft: MenuDraft): readonly DraftDish[] {
  return draft.sections.flatMap((section) => section.dishes)
}

export function changeDish(draft: MenuDraft, id: number, change: Partial<Dish>): MenuDraft {
  return mapDishes(draft, (dish) => [dish.id === id ? { ...dish, ...change } : dish])
}

export function changeSection(draft: MenuDraft, id: number, change: { name: MenuText }): MenuDraft {
  return {
    ...draft,
    sections: draft.sections.map((section) => (section.id === id ? { ...section, ...change } : section)),
  }
}

/** At the end of a section, by default the last one; gives the new id too. */
export function addDish(
  draft: MenuDraft,
  sectionId = draft.sections.at(-1)?.id,
): { draft: MenuDraft; id: number } {
  const id = nextId(draft)
  if (sectionId === undefined) return addSections(draft, [blankSection])
  const sections = draft.sections.map((section) =>
    section.id === sectionId ? { ...section, dishes: [...section.dishes, { ...blankDish, id }] } : section,
  )
  return { draft: { ...draft, sections }, id }
}

/** At the end; gives the id of the first. */
export function addSections(
  draft: MenuDraft,
  sections: readonly MenuSection[],
): { draft: MenuDraft; id: number } {
  const first = nextId(draft)
  let id = first
  const added = sections.map((section) => ({
    id: id++,
    name: section.name,
    dishes: section.dishes.map((dish) => ({ ...dish, id: id++ })),
  }))
  return { draft: { ...draft, sections: [...draft.sections, ...added] }, id: first }
}

export function removeDish(draft: MenuDraft, id: number): MenuDraft {
  return mapDishes(draft, (dish) => (dish.id === id ? [] : [dish]))
}

export function removeSection(draft: MenuDraft, id: number): MenuDraft {
  return { ...draft, sections: draft.sections.filter((section) => section.id !== id) }
}

export function withText(text: MenuText, lang: Language, own: string): MenuText {
  return typeof text === 'string' ? own : { ...text, [guestLanguage(lang)]: own }
}

/** '' where there is none. */
export function otherText(text: MenuText, lang: Language): string {
  return typeof text === 'string' ? '' : text[otherGuestLanguage(lang)]
}

export function withOtherText(text: MenuText, lang: Language, other: string): MenuText {
  const own = menuText(text, lang)
  if (other === '') return own
  return inBothLanguages(lang, own, other)
}

/** Replaces each dish by those that `change` gives. */
export function mapDishes(draft: MenuDraft, change: (dish: DraftDish) => readonly DraftDish[]): MenuDraft {
  return {
    ...draft,
    sections: draft.sections.map((section) => ({ ...section, dishes: section.dishes.flatMap(change) })),
  }
}

function nextId(draft: MenuDraft): number {
  return (
    1 + Math.max(0, ...draft.sections.flatMap(({ id, dishes }) => [id, ...dishes.map((dish) => dish.id)]))
  )
}
