import type { PageId } from '#content/pages.ts'
import type { Language } from './locale.ts'
import type { AddressForm } from './navigation.ts'

/** One prerendered file, as the server and the service worker need to know it. */
export type BuiltPage = {
  page: PageId
  lang: Language
  addressForm: AddressForm
  /** Of a list's further parts: the end of the address. */
  part?: string
  /** The address, without origin. Neutral pages have one file per language at the same address. */
  path: string
  /** Relative to `dist/client`. */
  file: string
  /** For `style-src` of the page's Content-Security-Policy. */
  styleHash: string
}

/** What the build writes into `dist/pages.json`; `origin` has no slash at its end. */
export type BuiltSite = { origin: string; pages: readonly BuiltPage[] }

/** By this header of a request the service worker asks for a page as it was built, with nothing of one visitor in it. */
export const precacheHeader = 'x-build'

const hashedPath = /^\/assets\/[^/]+-[\w-]{6,8}\.\w+$/

/** Whether a path carries a hash of the file's content: the same name is the same file, for ever and in every build. */
export function isHashedPath(pathname: string): boolean {
  return hashedPath.test(pathname)
}
