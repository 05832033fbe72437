import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { ClientFile } from '#content/clients.ts'
import { siteDir } from '#content/site-files/site-dir.ts'
import { clientCards, listedClients } from '#shared/client-cards.ts'
import { type Language, languages } from '#shared/locale.ts'
import type { Picture } from '#shared/pictures.ts'
import { buildPicture } from './render-picture.ts'

export async function buildClients(root: string) {
  const file = JSON.parse(readFileSync(`${siteDir(root)}/clients.json`, 'utf8')) as ClientFile
  const pictures = new Map<string, Picture>()
  for (const image of listedClients(file).flatMap(({ images }) => images)) {
    pictures.set(image.file, await buildPicture(root, `${siteDir(root)}/${image.file}`))
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
