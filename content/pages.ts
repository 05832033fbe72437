import { isSwitchedOff } from './switched-off.ts'

/**
 * The pages: one row each. A page without a module in `app/entry/page-modules.ts` does not compile. A page that is a `list`
 * goes on at addresses below its own (`scripts/build/list-parts.ts`), and its rows stand in its HTML. A page in the `layout`
 * of a guest is for a customer's own guests, or a trial's second device: the site's header, panel and footer are not around it. One `fromServer`
 * says what this visitor alone has sent: it is always loaded, and never taken from what the browser keeps. A page that
 * has the id of an offering, or is `of` some, goes when the owner has taken all of them off.
 */
const pageTable = [
  { id: 'home', path: '/', indexed: true },
  { id: 'warehouse', path: '/warehouse', indexed: true },
  { id: 'easycomande', path: '/easycomande', indexed: true },
  { id: 'easydelivery', path: '/easydelivery', indexed: true },
  { id: 'ecommerce', path: '/ecommerce', indexed: true },
  { id: 'plugins', path: '/plugins', indexed: true },
  { id: 'menudigitale', path: '/menudigitale', indexed: true },
  { id: 'lawyers', path: '/lawyers', indexed: true },
  { id: 'costaeventi', path: '/costaeventi', indexed: true },
  { id: 'clients', path: '/clients', indexed: true, list: true },
  { id: 'releases', path: '/releases', indexed: true, list: true },
  { id: 'contact', path: '/contact', indexed: true },
  { id: 'thanks', path: '/contact/thanks', indexed: false, fromServer: true },
  { id: 'menu', path: '/menu', indexed: false, layout: 'guest', of: ['menudigitale'] },
  { id: 'privacy', path: '/privacy', indexed: true },
  { id: 'notfound', path: '/404', indexed: false },
  { id: 'phone', path: '/phone', indexed: false, layout: 'guest', of: ['easycomande', 'easydelivery'] },
] as const satisfies readonly Page[]

type Page = {
  id: string
  path: `/${string}`
  indexed: boolean
  list?: true
  layout?: 'guest'
  fromServer?: true
  of?: readonly string[]
}

/** The pages of the site as the owner offers it. */
export const pages = pageTable.filter((row) => !('of' in row ? row.of : [row.id]).every(isSwitchedOff))

export type PageId = (typeof pageTable)[number]['id']
