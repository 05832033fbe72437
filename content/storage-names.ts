/** The names under which the site keeps things in a browser, apart from `storage.ts` so that a page fetches no more. */
export const storageNames = {
  language: 'lang',
  draft: 'contact.draft',
  waiting: 'contact.waiting',
  queue: 'contact',
  menu: 'menu.draft',
  menusAside: 'menu.aside',
  shop: 'shop',
  ownName: 'own.name',
  panel: 'panel',
} as const
