import type { ClientFile } from '#content/clients.ts'
import type { PageId } from '#content/pages.ts'
import { orderedReleases } from '#content/releases.ts'
import { siteDir } from '#content/site-files/site-dir.ts'
import { clientCards } from '#shared/client-cards.ts'
import type { Language } from '#shared/locale.ts'
import type { Picture } from '#shared/pictures.ts'
import { releaseParts } from '#shared/release-parts.ts'
import { clientParts } from './client-parts.ts'
import { readJson } from './read-json.ts'

type ListPart = { part?: string; rows?: string }

/** Pages that are no list have one part without rows. Needs `generated/`. */
export function listParts(root: string, page: PageId, lang: Language): readonly ListPart[] {
  const parts = partsOf(root, page, lang)
  if (!parts) return [{}]
  return parts.map(({ part, list }) => ({ ...(part && { part }), rows: JSON.stringify(list) }))
}

function partsOf(root: string, page: PageId, lang: Language) {
  if (page === 'releases')
    return releaseParts(orderedReleases(readJson(`${siteDir(root)}/releases.json`)), lang)
  if (page !== 'clients') return undefined
  const file: ClientFile = readJson(`${siteDir(root)}/clients.json`)
  const pictures: Readonly<Record<string, Picture>> = readJson(`${root}/generated/pictures.json`)
  const cards = clientCards(file, lang, (image) => {
    const picture = pictures[image.file]
    if (!picture) throw new Error(`'${image.file}' was not rendered.`)
    return picture
  })
  return clientParts(cards)
}
