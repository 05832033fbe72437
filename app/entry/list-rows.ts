import type { PageId } from '#content/pages.ts'
import type { Language } from '#shared/locale.ts'
import { pagePath, requirePage } from '#shared/navigation.ts'

/**
 * What the first part of a list lists, for a client navigation: it stands in the HTML of its address alone. Undefined where
 * the page is no list; throws where it cannot be had.
 */
export async function loadRows(page: PageId, lang: Language) {
  if (!('list' in requirePage(page))) return undefined
  // The pinned address, in either form, is one that the worker keeps; without a referrer nobody takes it for a choice of language.
  const address = pagePath(page, { lang, addressForm: 'pinned' })
  const response = await fetch(address, { referrerPolicy: 'no-referrer' })
  const rows = rowsIn(await response.text())
  if (!response.ok || rows === undefined) throw new Error(`'${address}' answered without its rows.`)
  return rows
}

/** The rows in a page's HTML, as `scripts/build/document.ts` puts them there. */
export function rowsIn(html: string): string | undefined {
  return /<script type="application\/json" id="rows">(.*?)<\/script>/s.exec(html)?.[1]
}
