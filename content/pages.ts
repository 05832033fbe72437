/** The pages: one row each. A page without a module in `app/doors/page-modules.ts` does not compile. */
export const pages = [
  { id: 'home', path: '/', indexed: true },
  { id: 'menudigitale', path: '/menudigitale', indexed: true },
  { id: 'lawyers', path: '/lawyers', indexed: true },
  { id: 'costaeventi', path: '/costaeventi', indexed: true },
  { id: 'clients', path: '/clients', indexed: true },
  { id: 'releases', path: '/releases', indexed: true },
  { id: 'contact', path: '/contact', indexed: true },
  { id: 'thanks', path: '/contact/thanks', indexed: false },
  { id: 'menu', path: '/menu', indexed: false },
  { id: 'privacy', path: '/privacy', indexed: true },
  { id: 'notfound', path: '/404', indexed: false },
] as const satisfies readonly Page[]

type Page = { id: string; path: `/${string}`; indexed: boolean }

export type PageId = (typeof pages)[number]['id']
