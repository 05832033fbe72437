import type { PageId } from '#content/pages.ts'
import type { Encoding } from '#server/http/request-headers.ts'
import type { BuiltPage } from '#shared/built-site.ts'
import type { Language } from '#shared/locale.ts'
import type { Dictionary } from '#shared/messages.ts'
import type { AddressForm } from '#shared/navigation.ts'

export type Variant = { bytes: Buffer; etag: string }

export type Resource = {
  type: string
  cacheControl: string
  plain: Variant
  encoded: Readonly<Partial<Record<Encoding, Variant>>>
}

export type PageResource = Resource &
  Omit<BuiltPage, 'file' | 'styleHash'> & { contentSecurityPolicy: string }

/** The build in memory, so that a new one on disk never mixes with it. */
export type Site = {
  dist: string
  id: string
  /** URL of the build's module that renders the contact form. */
  renderer: string
  origin: string
  files: ReadonlyMap<string, Resource>
  pages: readonly PageResource[]
  dictionaries: Readonly<Record<Language, Dictionary>>
}

/** `visitor` decides where the path has no language. The 404 page is never found. */
export function findPage(site: Site, path: string, visitor: Language): PageResource | undefined {
  const found = site.pages.filter((row) => row.path === path && row.page !== 'notfound')
  return found.find((row) => row.lang === visitor) ?? found[0]
}

export function requireBuiltPage(
  site: Site,
  page: PageId,
  lang: Language,
  addressForm: AddressForm,
): PageResource {
  const found = site.pages.find(
    (row) =>
      row.page === page && row.part === undefined && row.lang === lang && row.addressForm === addressForm,
  )
  if (!found) throw new Error(`The build has no page '${page}' (${lang}, ${addressForm}).`)
  return found
}
