import type { ClientFile } from '#content/clients.ts'
import type { PageId } from '#content/pages.ts'
import { releases } from '#content/releases.ts'
import { clientParts } from '#scripts/build/client-parts.ts'
import type { ClientCard } from '#shared/client-cards.ts'
import type { Language } from '#shared/locale.ts'
import { releaseParts } from '#shared/release-parts.ts'
import clientFile from '#site/clients.ts'

/** The fixture site's, which the run's setup has made. */
const cards = import.meta.glob<ClientCard[]>('/.cache/fixture-site/generated/clients/all.*.json', {
  import: 'default',
  eager: true,
  exhaustive: true,
})

/** The rows of a list's first part, as its HTML has them; undefined if the page is no list. */
export function listRows(page: PageId, lang: Language): string | undefined {
  if (page === 'releases') return JSON.stringify(releaseParts(releases, lang)[0]?.list)
  if (page !== 'clients') return undefined
  const file: ClientFile = clientFile
  return JSON.stringify(
    clientParts(file, lang, cards[`/.cache/fixture-site/generated/clients/all.${lang}.json`] ?? [])[0]?.list,
  )
}
