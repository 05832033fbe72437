import { isSwitchedOff } from './switched-off.ts'

/**
 * `list`: has further parts at paths below (`scripts/build/list-parts.ts`). `layout: 'guest'`: without
 * header, panel and footer. `fromServer`: has visitor data, so it is never cached. Pages of an
 * offering go when it is switched off.
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
  { id: 'menu', path: '/menu', indexed: false, layout: 'guest', of: 'menudigitale' },
  { id: 'privacy', path: '/privacy', indexed: true },
  { id: 'notfound', path: '/404', indexed: false },
  { id: 'phone', path: '/phone', indexed: false, layout: 'guest', of: 'easycomande' },
] as const satisfies readonly Page[]

type Page = {
  id: string
  path: `/${string}`
  indexed: boolean
  list?: true
  layout?: 'guest'
  fromServer?: true
  of?: string
}

export const pages = pageTable.filter((row) => !isSwitchedOff('of' in row ? row.of : row.id))

export type PageId = (typeof pageTable)[number]['id']
