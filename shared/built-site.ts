import type { PageId } from '#content/pages.ts'
import type { Language } from './locale.ts'
import type { AddressForm } from './navigation.ts'

export type BuiltPage = {
  page: PageId
  lang: Language
  addressForm: AddressForm
  part?: string
  title: string
  /** Changes when visitors see something else, and with nothing else. */
  sum: string
  /** Without origin. Neutral pages have one file per language at the same path. */
  path: string
  file: string
  /** For `style-src` of the page's Content-Security-Policy. */
  styleHash: string
  /** Path of the lazy sections' style sheet. */
  lazyStyle?: string
  /** The rows of a list's part, as JSON. */
  rows?: string
}

/** `dist/pages.json`; `origin` has no trailing slash. */
export type BuiltSite = { origin: string; pages: readonly BuiltPage[] }

/** The service worker sends this header to get the static page, without a visitor's data, for its cache. */
export const precacheHeader = 'x-build'

const hashedPath = /^\/assets\/[^/]+-[\w-]{6,8}\.\w+$/

/** A path with a content hash can be cached for ever. */
export function isHashedPath(pathname: string): boolean {
  return hashedPath.test(pathname)
}
