import type { PageId } from './pages.ts'
import { isSwitchedOff } from './switched-off.ts'

export type Target = { page: PageId; anchor?: string }

/** Words: `offering.<id>.name` and `.hint`, `panel.<id>` for a tile, `home.tools.<id>` for a cell. */
type Offering = {
  id: string
  /** Absent: shown as coming soon, without a link. */
  target?: Target
  header?: { menu: MenuId; group: GroupId } | 'link'
  panel?: true
  footer?: true
  contact?: true
  /** Cell in home's grid: order, and width in twelve columns. */
  cell?: { order: number; columns: 4 | 8 | 12; isHalf?: true; isTall?: true }
  /** Has a page `app/products/<id>/<id>-page.tsx` with the same id in `pages.ts`. */
  page?: true
  /** Offering whose colours it uses: `app/products/<id>/colours.css`. */
  accent: string
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

/** Also off if it shares its target's section with an offering that is off. */
export function isOffered(id: string): boolean {
  const row: Offering | undefined = offeringTable.find((one) => one.id === id)
  return ![id, row?.target?.anchor ?? ''].some(isSwitchedOff)
}

export const offerings = offeringTable.filter(({ id }) => isOffered(id))

export type OfferingId = (typeof offerings)[number]['id']

export type OfferingIcon = (typeof offerings)[number]['icon']

export type Accent = (typeof offerings)[number]['accent']

export type AskableId = Extract<(typeof offerings)[number], { contact: true }>['id']

export function contactSubjects() {
  return offerings.filter((row) => 'contact' in row)
}
