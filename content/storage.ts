import { storageNames } from './storage-names.ts'

/**
 * Everything that the site leaves in a browser: one row each, shown as a table on the privacy page and compared with a
 * real browser by the tests. The words are `stored.<id>.purpose` and `stored.<id>.duration`.
 */
export const storage = [
  { id: 'language', kind: 'cookie', names: [storageNames.language] },
  { id: 'csrf', kind: 'cookie', names: ['csrf', '__Host-csrf'] },
  { id: 'token', kind: 'cookie', names: ['XSRF-TOKEN'] },
  { id: 'sent', kind: 'cookie', names: ['sent'] },
  { id: 'draft', kind: 'local', names: [storageNames.draft] },
  { id: 'waiting', kind: 'local', names: [storageNames.waiting] },
  { id: 'queue', kind: 'database', names: [storageNames.queue] },
  { id: 'shop', kind: 'local', names: [storageNames.shop] },
  { id: 'menu', kind: 'local', names: [storageNames.menu, storageNames.menusAside] },
  { id: 'ownName', kind: 'session', names: [storageNames.ownName] },
  { id: 'panel', kind: 'session', names: [storageNames.panel] },
  { id: 'pages', kind: 'cache', names: ['vetrina:'] },
] as const satisfies readonly Stored[]

/**
 * `local` is localStorage, `session` sessionStorage, `database` IndexedDB; `cache` holds the service worker's copies, whose
 * names begin so.
 */
export type Stored = {
  id: string
  kind: 'cookie' | 'local' | 'session' | 'database' | 'cache'
  names: readonly string[]
}
