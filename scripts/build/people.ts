import { readFileSync, writeFileSync } from 'node:fs'
import { readPeople } from '#content/people.ts'
import { siteDir } from '#content/site-files/site-dir.ts'
import { answeringPeople } from '#shared/answering-people.ts'
import type { Picture } from '#shared/pictures.ts'
import { buildPicture } from './render-picture.ts'

export async function buildPeople(root: string) {
  const file = readPeople(JSON.parse(readFileSync(`${siteDir(root)}/people.json`, 'utf8')))
  const pictures = new Map<string, Picture>()
  for (const { picture } of file.people) {
    if (picture?.permission)
      pictures.set(picture.file, await buildPicture(root, `${siteDir(root)}/${picture.file}`))
  }
  const shown = answeringPeople(file, (name) => pictures.get(name))
  writeFileSync(`${root}/generated/people.json`, JSON.stringify(shown))
}
