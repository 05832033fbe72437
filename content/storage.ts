/**
 * Everything that the site leaves in a browser: one row each, shown as a table on the privacy page and compared with a
 * real browser by the tests. The words are `stored.<id>.purpose` and `stored.<id>.duration`.
 */
export const storage = [
  { id: 'language', kind: 'cookie', names: ['lang'] },
  { id: 'csrf', kind: 'cookie', names: ['csrf', '__Host-csrf'] },
  { id: 'token', kind: 'cookie', names: ['XSRF-TOKEN'] },
  { id: 'draft', kind: 'local', names: ['contact.draft'] },
  { id: 'waiting', kind: 'local', names: ['contact.waiting'] },
  { id: 'queue', kind: 'database', names: ['contact'] },
  { id: 'releases', kind: 'local', names: ['releases.seen'] },
  { id: 'menu', kind: 'local', names: ['menu.draft'] },
  { id: 'pages', kind: 'cache', names: ['vetrina:'] },
] as const satisfies readonly Stored[]

/** `local` is localStorage, `database` IndexedDB; `cache` holds the service worker's copies, whose names begin so. */
export type Stored = { id: string; kind: 'cookie' | 'local' | 'database' | 'cache'; names: readonly string[] }

export type StoredId = (typeof storage)[number]['id']

/** The name under which a row is kept in the browser; the first where it has more than one. */
export function storageName(id: StoredId): string {
  const row = storage.find((candidate) => candidate.id === id)
  if (!row) throw new Error(`Nothing is stored under '${id}'.`)
  return row.names[0]
}
