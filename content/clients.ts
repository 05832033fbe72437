import type { Text } from './text.ts'

/** A picture of a client's work. `file` is relative to the owner’s folder; any SVG, PNG, JPEG, WebP or AVIF. */
export type ClientImage = { file: string; alt: Text }

/** `words` are further words under which its clients are looked for. */
type Sector = { id: string; name: Text; words?: Text }

/** Who gave it, when, and for what. */
type Permission = { by: string; date: string; scope: string }

/** What somebody said of the work, on that day, in words that they let the site repeat. */
type Quotation = { text: Text; author: string; date: string; permission: Permission }

/**
 * A client as `clients.json` has it, of one kind: a real one needs `permission` to be named (art. 20 CPI), or is quoted,
 * with the permission of whoever speaks; a made-up one says `demonstration: true`, and so does the page, with where on
 * this site it `opens`. One of no kind is a draft.
 */
export type Client = {
  id: string
  name: string
  sector: string
  place: string
  work: Text
  link?: string
  images: readonly ClientImage[]
  opens?: { page: string; anchor: string }
  permission?: Permission
  quotation?: Quotation
  demonstration?: boolean
}

export type ClientFile = { sectors: readonly Sector[]; clients: readonly Client[] }

/** What a row is: exactly one of these; none in a draft. */
export const clientKinds = ['demonstration', 'permission', 'quotation'] as const

export function kindsOf(client: Partial<Client>): readonly (typeof clientKinds)[number][] {
  return clientKinds.filter((kind) => Boolean(client[kind]))
}

/** The clients that may be shown: those who gave permission, and demonstrations. Drafts never leave the file. */
export function shownClients(clients: readonly Client[]): readonly Client[] {
  return clients.filter((client) => kindsOf(client).length > 0)
}
