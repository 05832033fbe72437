import type { PageId } from '#content/pages.ts'
import type { Encoding } from '#server/http/accept-encoding.ts'
import type { Language } from '#shared/locale.ts'
import type { Dictionary } from '#shared/messages.ts'
import type { AddressForm } from '#shared/navigation.ts'

/** The bytes of one answer and their strong entity tag. */
export type Variant = { bytes: Buffer; etag: string }

/** One file in memory: as it is, and in the codings that the build made of it. */
export type Resource = {
  type: string
  cacheControl: string
  plain: Variant
  encoded: Readonly<Partial<Record<Encoding, Variant>>>
}

export type PageResource = Resource & {
  page: PageId
  part?: string
  lang: Language
  addressForm: AddressForm
  path: string
  contentSecurityPolicy: string
}

/** The built site, read once: a release on disk never mixes with the version that is being served. */
export type Site = {
  /** The folder that it was read from, links resolved. */
  dist: string
  /** Of its bytes: two builds have one only where every file is the same. */
  id: string
  /** The address of the build's own module that renders the contact form again. */
  renderer: string
  /** The origin that canonical addresses, feeds and the sitemap were built for. */
  origin: string
  files: ReadonlyMap<string, Resource>
  pages: readonly PageResource[]
  dictionaries: Readonly<Record<Language, Dictionary>>
}

/** The page at a clean path; `visitor` decides where the path pins no language. The 404 page has no address. */
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
