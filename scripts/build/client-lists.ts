import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type ClientFile, shownClients } from '#content/clients.ts'
import {
  type ClientCard,
  type ClientList,
  clientCards,
  clientsInPart,
  firstClients,
  sectorCounts,
} from '#shared/client-cards.ts'
import { type Language, languages } from '#shared/locale.ts'
import { type Picture, pictureAddress, renderedWidths } from '#shared/pictures.ts'
import { buildPicture } from './render-picture.ts'

/**
 * Renders the pictures of the clients that may be shown and writes `generated/clients`: for each language the file that
 * holds all of them.
 */
export async function buildClients(root: string) {
  const file = JSON.parse(readFileSync(`${root}/content/clients.json`, 'utf8')) as ClientFile
  const pictures = new Map<string, Picture>()
  for (const image of shownClients(file.clients).flatMap(({ images }) => images)) {
    pictures.set(image.file, await buildPicture(root, `${root}/content/${image.file}`))
  }
  const cards = (lang: Language) =>
    clientCards(file, lang, (image) => {
      const picture = pictures.get(image.file)
      if (!picture) throw new Error(`'${image.file}' was not rendered.`)
      return picture
    })
  const folder = `${root}/generated/clients`
  mkdirSync(folder, { recursive: true })
  for (const lang of languages) writeFileSync(`${folder}/all.${lang}.json`, JSON.stringify(cards(lang)))
  writeFileSync(`${root}/generated/pictures.json`, JSON.stringify([...pictures.values()]))
}

export type ClientPart = { part: string; list: ClientList }

/** The parts of the clients' list, none of which grows with their number: the first ones, whose part is '', then '2' and on. */
export function clientParts(file: ClientFile, lang: Language, cards: readonly ClientCard[]): ClientPart[] {
  const made = cards.filter(({ demonstration }) => demonstration).length
  const known = {
    total: cards.length,
    demonstrations: made === 0 ? 'none' : made === cards.length ? 'all' : 'some',
    sectors: sectorCounts(file, lang),
  } as const
  const count = 1 + Math.ceil(Math.max(0, cards.length - firstClients) / clientsInPart)
  const name = (index: number) => (index === 0 ? '' : `${index + 1}`)
  return Array.from({ length: count }, (_, index) => {
    const end = firstClients + index * clientsInPart
    const list: ClientList = {
      ...known,
      cards: cards.slice(index === 0 ? 0 : end - clientsInPart, end),
      ...(index > 0 && { previous: name(index - 1) }),
      ...(index + 1 < count && { next: name(index + 1) }),
    }
    return { part: name(index), list }
  })
}

/** Puts the renderings where the pages look for them. */
export function copyPictures(root: string) {
  const pictures = JSON.parse(readFileSync(`${root}/generated/pictures.json`, 'utf8')) as Picture[]
  for (const picture of pictures) {
    for (const width of renderedWidths(picture.width)) {
      for (const format of ['avif', 'webp'] as const) {
        const file = pictureAddress(picture, width, format)
        copyFileSync(`${root}/generated/pictures/${basename(file)}`, `${root}/dist/client${file}`)
      }
    }
  }
}
