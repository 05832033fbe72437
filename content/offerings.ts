import type { PageId } from './pages.ts'
import { isSwitchedOff } from './switched-off.ts'

/** Where an offering is shown: a page and, on it, the element with that id. */
export type Target = { page: PageId; anchor?: string }

/**
 * One row for each thing that the site can advertise. Header, side panel, footer, home, contact form, releases,
 * colours, icons and sitemap are derived from this table. Its visible words are dictionary keys made from the
 * id: `offering.<id>.name`, `offering.<id>.hint`, `panel.<id>` where it has a tile in the side panel, and
 * `home.tools.<id>` where it has a cell on home.
 */
type Offering = {
  id: string
  /** Absent: the offering is shown as coming soon, disabled and without a link. One line here turns it on. */
  target?: Target
  /** Where the header lists it, in the order of this table: in a group of a dropdown, or as a link of its own. */
  header?: { menu: MenuId; group: GroupId } | 'link'
  panel?: true
  footer?: true
  /** Offered as a subject in the contact form. */
  contact?: true
  /** Its cell in the grid of home, where it has no section there: its order and its width of twelve columns. */
  cell?: { order: number; columns: number; isHalf?: true; isTall?: true }
  /** It has a page of its own, `app/products/<id>/<id>-page.tsx`, whose id in `pages.ts` is the same. */
  page?: true
  /** The offering whose colours it has, mostly itself: `app/products/<id>/colours.css`. */
  accent: string
  /** A Lucide icon, by its name. */
  icon: string
}

export type MenuId = 'ecosystem' | 'solutions' | 'portfolio'
export type GroupId = 'shop' | 'hospitality' | 'soon' | 'studio' | 'store' | 'website' | 'mobile' | 'sites'

export const offeringTable = [
  {
    id: 'warehouse',
    target: { page: 'home', anchor: 'warehouse' },
    page: true,
    header: { menu: 'ecosystem', group: 'shop' },
    panel: true,
    footer: true,
    contact: true,
    accent: 'warehouse',
    icon: 'boxes',
  },
  {
    id: 'easycomande',
    target: { page: 'home', anchor: 'easycomande' },
    page: true,
    header: { menu: 'ecosystem', group: 'hospitality' },
    panel: true,
    footer: true,
    contact: true,
    accent: 'easycomande',
    icon: 'notepad-text',
  },
  {
    id: 'easydelivery',
    target: { page: 'home', anchor: 'easydelivery' },
    page: true,
    header: { menu: 'ecosystem', group: 'hospitality' },
    panel: true,
    footer: true,
    contact: true,
    accent: 'easydelivery',
    icon: 'bike',
  },
  {
    id: 'reservations',
    header: { menu: 'ecosystem', group: 'soon' },
    cell: { order: 4, columns: 4, isHalf: true },
    accent: 'reservations',
    icon: 'calendar-check',
  },
  {
    id: 'menudigitale',
    target: { page: 'menudigitale', anchor: 'bannerTop' },
    page: true,
    header: 'link',
    panel: true,
    footer: true,
    contact: true,
    cell: { order: 1, columns: 4, isTall: true },
    accent: 'menudigitale',
    icon: 'qr-code',
  },
  {
    id: 'lawyers',
    target: { page: 'lawyers', anchor: 'bannerTop' },
    page: true,
    header: { menu: 'solutions', group: 'studio' },
    panel: true,
    footer: true,
    contact: true,
    cell: { order: 2, columns: 8 },
    accent: 'lawyers',
    icon: 'scale',
  },
  {
    id: 'ecommerce',
    target: { page: 'home', anchor: 'ecommerce' },
    page: true,
    header: { menu: 'solutions', group: 'store' },
    panel: true,
    contact: true,
    accent: 'ecommerce',
    icon: 'shopping-bag',
  },
  {
    id: 'plugins',
    target: { page: 'home', anchor: 'plugins' },
    page: true,
    panel: true,
    accent: 'plugins',
    icon: 'blocks',
  },
  {
    id: 'wordpress',
    target: { page: 'home', anchor: 'plugins' },
    header: { menu: 'solutions', group: 'website' },
    contact: true,
    accent: 'plugins',
    icon: 'blocks',
  },
  {
    id: 'prestashop',
    target: { page: 'home', anchor: 'plugins' },
    header: { menu: 'solutions', group: 'website' },
    contact: true,
    accent: 'plugins',
    icon: 'blocks',
  },
  {
    id: 'costaeventi',
    target: { page: 'costaeventi' },
    page: true,
    header: { menu: 'portfolio', group: 'mobile' },
    panel: true,
    contact: true,
    cell: { order: 3, columns: 4, isHalf: true },
    accent: 'costaeventi',
    icon: 'calendar-days',
  },
  {
    id: 'clients',
    target: { page: 'clients' },
    header: { menu: 'portfolio', group: 'sites' },
    accent: 'home',
    icon: 'store',
  },
  {
    id: 'home',
    target: { page: 'home', anchor: 'bannerTop' },
    panel: true,
    footer: true,
    accent: 'home',
    icon: 'house',
  },
] as const satisfies readonly Offering[]

/** Whether the owner offers what has this id; what stands in the section of another goes with that. */
export function isOffered(id: string): boolean {
  const row: Offering | undefined = offeringTable.find((one) => one.id === id)
  return ![id, row?.target?.anchor ?? ''].some(isSwitchedOff)
}

/** The rows of the table that the owner has not switched off in `offerings.json`. */
export const offerings = offeringTable.filter(({ id }) => isOffered(id))

export type OfferingId = (typeof offerings)[number]['id']

export type OfferingIcon = (typeof offerings)[number]['icon']

export type Accent = (typeof offerings)[number]['accent']

/** What a visitor can ask for by its name: the subjects of the contact form. */
export type AskableId = Extract<(typeof offerings)[number], { contact: true }>['id']
