import type { Text } from './text.ts'

/** A picture of a client's work. `file` is relative to this folder; any SVG, PNG, JPEG, WebP or AVIF. */
export type ClientImage = { file: string; alt: Text }

/** `words` are further words under which its clients are looked for. */
type Sector = { id: string; name: Text; words?: Text }

/**
 * A client as `clients.json` has it. A real one needs `permission` to be named (art. 20 CPI): who gave it, when, for
 * what. A made-up one says `demonstration: true`, and so does the page.
 */
export type Client = {
  id: string
  name: string
  sector: string
  place: string
  work: Text
  link?: string
  images: readonly ClientImage[]
  permission?: { by: string; date: string; scope: string }
  demonstration?: boolean
}

export type ClientFile = { sectors: readonly Sector[]; clients: readonly Client[] }

/** The clients that may be shown: those who gave permission, and demonstrations. The others never leave the file. */
export function shownClients(clients: readonly Client[]): readonly Client[] {
  return clients.filter((client) => client.demonstration === true || client.permission !== undefined)
}
