import { type GroupId, type MenuId, type OfferingId, offerings, type Target } from '#content/offerings.ts'
import { type PageId, pages } from '#content/pages.ts'
import type { Language } from './locale.ts'

/** `/lawyers` in the visitor's language, or `/it/lawyers` in a fixed one. */
export type AddressForm = 'neutral' | 'pinned'

/** Every link keeps the current language and address form. */
export type Edition = { lang: Language; addressForm: AddressForm }

export type Offering = (typeof offerings)[number]

export function requirePage(id: PageId) {
  const page = pages.find((row) => row.id === id)
  if (!page) throw new Error(`No page has the id '${id}'.`)
  return page
}

export type Layout = 'site' | 'guest'

export function pageLayout(id: PageId): Layout {
  const page = requirePage(id)
  return 'layout' in page ? page.layout : 'site'
}

/** `/lawyers`, `/it/lawyers`, `/`, `/it`. Parts of lists, `/it/releases/3`, are always pinned. */
export function pagePath(id: PageId, edition: Edition, part?: string): string {
  const path = requirePage(id).path
  if (part) return `/${edition.lang}${path}/${part}`
  if (edition.addressForm === 'neutral') return path
  return path === '/' ? `/${edition.lang}` : `/${edition.lang}${path}`
}

/** All links inside the site go through this. */
export function href(target: Target & { part?: string | undefined }, edition: Edition): string {
  const path = pagePath(target.page, edition, target.part)
  return target.anchor ? `${path}#${target.anchor}` : path
}

export function feedPath(lang: Language): string {
  return `/${lang}/releases.atom`
}

export function offeringTarget(offering: Offering): Target | undefined {
  return 'target' in offering ? offering.target : undefined
}

/** The parts of home that offerings lead to. */
export function homeAnchors(): readonly string[] {
  const anchors = offerings.flatMap((row) => {
    const target = offeringTarget(row)
    return target?.page === 'home' && target.anchor && target.anchor !== 'bannerTop' ? [target.anchor] : []
  })
  return [...new Set(anchors)]
}

type MenuGroup = { id: GroupId; offerings: readonly Offering[] }
export type HeaderMenu = { id: MenuId; groups: readonly MenuGroup[] }

/** In the order of the specification (§2), without empty ones. */
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
