import { type GroupId, type MenuId, type OfferingId, offerings, type Target } from '#content/offerings.ts'
import { type PageId, pages } from '#content/pages.ts'
import type { Language } from './locale.ts'

/** A page's two kinds of address: `/lawyers` in the visitor's language, `/it/lawyers` in that one for everybody. */
export type AddressForm = 'neutral' | 'pinned'

/** Where the visitor is: every link keeps the language and the form of the address. */
export type Edition = { lang: Language; addressForm: AddressForm }

export type Offering = (typeof offerings)[number]

export function requirePage(id: PageId) {
  const page = pages.find((row) => row.id === id)
  if (!page) throw new Error(`No page has the id '${id}'.`)
  return page
}

/** What stands around a page: the site's own header, panel and footer unless its row says otherwise. */
export type Layout = 'site' | 'guest'

export function pageLayout(id: PageId): Layout {
  const page = requirePage(id)
  return 'layout' in page ? page.layout : 'site'
}

/**
 * The path of a page: `/lawyers`, `/it/lawyers`; of the home page `/` and `/it`. A part of a list, `/it/releases/3`, has one
 * address in each language, in either form.
 */
export function pagePath(id: PageId, edition: Edition, part?: string): string {
  const path = requirePage(id).path
  if (part) return `/${edition.lang}${path}/${part}`
  if (edition.addressForm === 'neutral') return path
  return path === '/' ? `/${edition.lang}` : `/${edition.lang}${path}`
}

/** The one function that makes links inside the site. */
export function href(target: Target & { part?: string | undefined }, edition: Edition): string {
  const path = pagePath(target.page, edition, target.part)
  return target.anchor ? `${path}#${target.anchor}` : path
}

/** Where the Atom feed of the releases stands, in each language. */
export function feedPath(lang: Language): string {
  return `/${lang}/releases.atom`
}

/** What an offering's row says of where it leads; undefined while it is coming soon. */
export function offeringTarget(offering: Offering): Target | undefined {
  return 'target' in offering ? offering.target : undefined
}

type MenuGroup = { id: GroupId; offerings: readonly Offering[] }
export type HeaderMenu = { id: MenuId; groups: readonly MenuGroup[] }

/** The header's dropdowns, their groups and entries, in the order of the specification (§2); none that is empty. */
export function headerMenus(): readonly HeaderMenu[] {
  const order: Record<MenuId, readonly GroupId[]> = {
    ecosystem: ['shop', 'hospitality', 'soon'],
    solutions: ['studio', 'store', 'website'],
    portfolio: ['mobile', 'sites'],
  }
  return (['ecosystem', 'solutions', 'portfolio'] as const)
    .map((id) => ({
      id,
      groups: order[id]
        .map((group) => ({ id: group, offerings: headerGroup(id, group) }))
        .filter((group) => group.offerings.length > 0),
    }))
    .filter(({ groups }) => groups.length > 0)
}

function headerGroup(menu: MenuId, group: GroupId): readonly Offering[] {
  return offerings.filter((row) => {
    const slot = 'header' in row ? row.header : undefined
    return typeof slot === 'object' && slot.menu === menu && slot.group === group
  })
}

/** The offerings that the header links by themselves, beside its dropdowns. */
export function headerLinks() {
  return offerings.filter((row) => 'header' in row && row.header === 'link')
}

export function panelTiles() {
  return offerings.filter((row) => 'panel' in row)
}

export function footerShortcuts() {
  return offerings.filter((row) => 'footer' in row)
}

export function requireOffering(id: OfferingId): Offering {
  const offering = offerings.find((row) => row.id === id)
  if (!offering) throw new Error(`No offering has the id '${id}'.`)
  return offering
}
