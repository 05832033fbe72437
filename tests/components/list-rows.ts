import type { ClientFile } from '#content/clients.ts'
import type { PageId } from '#content/pages.ts'
import { releases } from '#content/releases.ts'
import { clientParts } from '#scripts/build/client-parts.ts'
import { clientCards } from '#shared/client-cards.ts'
import type { Language } from '#shared/locale.ts'
import type { Picture } from '#shared/pictures.ts'
import { releaseParts } from '#shared/release-parts.ts'
import clientFile from '#site/clients.ts'

/** The fixture site's, which the run's setup has made. */
const pictures = import.meta.glob<Record<string, Picture>>('/.cache/fixture-site/generated/pictures.json', {
  import: 'default',
  eager: true,
  exhaustive: true,
})

/** The rows of a list's first part, as its HTML has them; undefined if the page is no list. */
export function listRows(page: PageId, lang: Language): string | undefined {
  if (page === 'releases') return JSON.stringify(releaseParts(releases, lang)[0]?.list)
  if (page !== 'clients') return undefined
  const file: ClientFile = clientFile
  const [rendered = {}] = Object.values(pictures)
  const cards = clientCards(file, lang, (image) => {
    const picture = rendered[image.file]
    if (!picture) throw new Error(`'${image.file}' was not rendered.`)
    return picture
  })
  return JSON.stringify(clientParts(cards)[0]?.list)
}
