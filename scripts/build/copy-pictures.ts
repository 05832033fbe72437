import { copyFileSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { AnsweringPeople } from '#shared/answering-people.ts'
import { type Picture, pictureAddress, renderedWidths } from '#shared/pictures.ts'

export function copyPictures(root: string) {
  const clients = readJson<Picture[]>(`${root}/generated/pictures.json`)
  const { people } = readJson<AnsweringPeople>(`${root}/generated/people.json`)
  for (const picture of [...clients, ...people.flatMap((person) => person.picture ?? [])]) {
    for (const width of renderedWidths(picture.width)) {
      for (const format of ['avif', 'webp'] as const) {
        const file = pictureAddress(picture, width, format)
        copyFileSync(`${root}/generated/pictures/${basename(file)}`, `${root}/dist/client${file}`)
      }
    }
  }
}

function readJson<Value>(file: string): Value {
  return JSON.parse(readFileSync(file, 'utf8'))
}
