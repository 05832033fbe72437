import { storageNames } from './storage-names.ts'

/** Shown on the privacy page and compared with real browsers by tests. Words: `stored.<id>.*`. */
export const storage = [
  { id: 'language', kind: 'cookie', names: [storageNames.language] },
  { id: 'csrf', kind: 'cookie', names: ['csrf', '__Host-csrf'] },
  { id: 'token', kind: 'cookie', names: ['XSRF-TOKEN'] },
  { id: 'sent', kind: 'cookie', names: ['sent', '__Host-sent'] },
  { id: 'draft', kind: 'local', names: [storageNames.draft] },
  { id: 'waiting', kind: 'local', names: [storageNames.waiting] },
  { id: 'queue', kind: 'database', names: [storageNames.queue] },
  { id: 'shop', kind: 'local', names: [storageNames.shop] },
  { id: 'menu', kind: 'local', names: [storageNames.menu] },
  { id: 'ownName', kind: 'session', names: [storageNames.ownName] },
  { id: 'panel', kind: 'session', names: [storageNames.panel] },
  { id: 'pages', kind: 'cache', names: ['vetrina:'] },
] as const satisfies readonly Stored[]

/** `cache` names are prefixes of the service worker's caches. */
export type Stored = {
  id: string
  kind: 'cookie' | 'local' | 'session' | 'database' | 'cache'
  names: readonly string[]
}
