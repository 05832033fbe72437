import type { Text } from './languages.ts'

/** `file` is relative to the owner's folder: SVG, PNG, JPEG, WebP or AVIF. */
export type ClientImage = { file: string; alt: Text }

type Permission = { by: string; date: string; scope: string }

type Quotation = { text: Text; author: string; date: string; permission: Permission }

/** To be named, a real client must consent (art. 20 CPI) by `permission`, or by that of its quotation. */
export type Client = {
  id: string
  name: string
  place: string
  work: Text
  link?: string
  images: readonly ClientImage[]
  opens?: { page: string; anchor: string }
  permission?: Permission
  quotation?: Quotation
  demonstration?: boolean
}

export type ClientFile = { clients: readonly Client[] }

export const clientKinds = ['demonstration', 'permission', 'quotation'] as const

export function kindsOf(client: Partial<Client>): readonly (typeof clientKinds)[number][] {
  return clientKinds.filter((kind) => Boolean(client[kind]))
}

/** Drafts are never published. */
export function shownClients(clients: readonly Client[]): readonly Client[] {
  return clients.filter((client) => kindsOf(client).length > 0)
}
