/** The names under which the site keeps things in a browser, apart from `storage.ts` so that a page fetches no more. */
export const storageNames = {
  language: 'lang',
  draft: 'contact.draft',
  waiting: 'contact.waiting',
  queue: 'contact',
  releases: 'releases.seen',
  menu: 'menu.draft',
  shop: 'shop',
  audience: 'audience',
  ownName: 'own.name',
  panel: 'panel',
} as const
