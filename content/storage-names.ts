/** Separate from `storage.ts`, so that pages load less code. */
export const storageNames = {
  language: 'lang',
  draft: 'contact.draft',
  waiting: 'contact.waiting',
  queue: 'contact',
  menu: 'menu.draft',
  shop: 'shop',
  ownName: 'own.name',
  panel: 'panel',
} as const
