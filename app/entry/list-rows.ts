import type { PageId } from '#content/pages.ts'
import type { Language } from '#shared/locale.ts'
import { pagePath, requirePage } from '#shared/navigation.ts'

/**
 * The rows of a list's first part, which only the HTML of its address holds. Undefined where the page is no
 * list; throws on failure.
 */
export async function loadRows(page: PageId, lang: Language) {
  if (!('list' in requirePage(page))) return undefined
  // The worker keeps the pinned address. Without a referrer it does not take the request for a choice of
  // language.
  const address = pagePath(page, { lang, addressForm: 'pinned' })
  const response = await fetch(address, { referrerPolicy: 'no-referrer' })
  const rows = rowsIn(await response.text())
  if (!response.ok || rows === undefined) throw new Error(`'${address}' answered without its rows.`)
  return rows
}

/** As `scripts/build/document.ts` writes them. */
export function rowsIn(html: string): string | undefined {
  return /<script type="application\/json" id="rows">(.*?)<\/script>/s.exec(html)?.[1]
}
