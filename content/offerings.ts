import type { PageId } from './pages.ts'

/** Where an offering is shown: a page and, on it, the element with that id. */
export type Target = { page: PageId; anchor?: string }

/**
 * One row for each thing that the site advertises. Header, side panel, footer, home, contact form, sitemap and tests
 * are derived from this table. Its visible words are dictionary keys made from the id:
 * `offering.<id>.name`, `offering.<id>.hint`, and `panel.<id>` where it has a key in the side panel.
 */
type Offering = {
  id: string
  /** Absent: the offering is shown as coming soon, disabled and without a link. One line here turns it on. */
  target?: Target
  /** The header's dropdown and group that list it, in the order of this table. */
  header?: { menu: MenuId; group: GroupId }
  panel: boolean
  footer: boolean
  /** Offered as a subject in the contact form. */
  contact: boolean
  accent: Accent
  icon: OfferingIcon
}

export type MenuId = 'ecosystem' | 'solutions' | 'portfolio'
export type GroupId = 'shop' | 'hospitality' | 'soon' | 'studio' | 'store' | 'website' | 'mobile' | 'sites'
export type Accent =
  | 'magazzino'
  | 'comande'
  | 'delivery'
  | 'menu'
  | 'lawyers'
  | 'ecommerce'
  | 'moduli'
  | 'eventi'
  | 'prenotazioni'
  | 'home'
/** Names of Lucide icons; each must stand in `app/components/icon/icons.ts` too. */
export type OfferingIcon =
  | 'boxes'
  | 'notepad-text'
  | 'bike'
  | 'qr-code'
  | 'scale'
  | 'shopping-bag'
  | 'blocks'
  | 'calendar-days'
  | 'calendar-check'
  | 'house'
  | 'store'

export const offerings = [
  {
    id: 'warehouse',
    target: { page: 'home', anchor: 'warehouse' },
    header: { menu: 'ecosystem', group: 'shop' },
    panel: true,
    footer: true,
    contact: true,
    accent: 'magazzino',
    icon: 'boxes',
  },
  {
    id: 'easycomande',
    target: { page: 'home', anchor: 'easycomande' },
    header: { menu: 'ecosystem', group: 'hospitality' },
    panel: true,
    footer: true,
    contact: true,
    accent: 'comande',
    icon: 'notepad-text',
  },
  {
    id: 'easydelivery',
    target: { page: 'home', anchor: 'easydelivery' },
    header: { menu: 'ecosystem', group: 'hospitality' },
    panel: true,
    footer: true,
    contact: true,
    accent: 'delivery',
    icon: 'bike',
  },
  {
    id: 'reservations',
    header: { menu: 'ecosystem', group: 'soon' },
    panel: false,
    footer: false,
    contact: false,
    accent: 'prenotazioni',
    icon: 'calendar-check',
  },
  {
    id: 'menudigitale',
    target: { page: 'menudigitale', anchor: 'bannerTop' },
    panel: true,
    footer: true,
    contact: true,
    accent: 'menu',
    icon: 'qr-code',
  },
  {
    id: 'lawyers',
    target: { page: 'lawyers', anchor: 'bannerTop' },
    header: { menu: 'solutions', group: 'studio' },
    panel: true,
    footer: true,
    contact: true,
    accent: 'lawyers',
    icon: 'scale',
  },
  {
    id: 'ecommerce',
    target: { page: 'home', anchor: 'ecommerce' },
    header: { menu: 'solutions', group: 'store' },
    panel: true,
    footer: false,
    contact: true,
    accent: 'ecommerce',
    icon: 'shopping-bag',
  },
  {
    id: 'plugins',
    target: { page: 'home', anchor: 'plugins' },
    panel: true,
    footer: false,
    contact: false,
    accent: 'moduli',
    icon: 'blocks',
  },
  {
    id: 'wordpress',
    target: { page: 'home', anchor: 'plugins' },
    header: { menu: 'solutions', group: 'website' },
    panel: false,
    footer: false,
    contact: true,
    accent: 'moduli',
    icon: 'blocks',
  },
  {
    id: 'prestashop',
    target: { page: 'home', anchor: 'plugins' },
    header: { menu: 'solutions', group: 'website' },
    panel: false,
    footer: false,
    contact: true,
    accent: 'moduli',
    icon: 'blocks',
  },
  {
    id: 'costaeventi',
    target: { page: 'costaeventi' },
    header: { menu: 'portfolio', group: 'mobile' },
    panel: true,
    footer: false,
    contact: true,
    accent: 'eventi',
    icon: 'calendar-days',
  },
  {
    id: 'clients',
    target: { page: 'clients' },
    header: { menu: 'portfolio', group: 'sites' },
    panel: false,
    footer: false,
    contact: false,
    accent: 'home',
    icon: 'store',
  },
  {
    id: 'home',
    target: { page: 'home', anchor: 'bannerTop' },
    panel: true,
    footer: true,
    contact: false,
    accent: 'home',
    icon: 'house',
  },
] as const satisfies readonly Offering[]

export type OfferingId = (typeof offerings)[number]['id']
