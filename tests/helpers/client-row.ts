import type { Client } from '#content/clients.ts'

/** A draft, unless `more` says what it is. */
export const clientRow = (id: string, more: Partial<Client> = {}): Client => ({
  id,
  name: id,
  place: 'Forlì',
  work: { it: 'Sito', en: 'Website' },
  images: [{ file: `images/${id}.png`, alt: { it: 'Pagina', en: 'Page' } }],
  ...more,
})
