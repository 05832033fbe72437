import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { encode } from 'uqr'
import { codeSvg as modulesSvg } from '#app/components/qr-code/code-svg.ts'
import type { ClientFile } from '#content/clients.ts'
import { pages } from '#content/pages.ts'
import { readPeople } from '#content/people.ts'
import { siteDir } from '#content/site-files/site-dir.ts'
import { answeringPeople } from '#shared/answering-people.ts'
import { listedClients } from '#shared/client-cards.ts'
import { pagePath } from '#shared/navigation.ts'
import type { Picture } from '#shared/pictures.ts'
import { buildFonts } from './fonts.ts'
import { buildIcons } from './icon-sheet.ts'
import { readJson } from './read-json.ts'
import { buildPicture } from './render-picture.ts'

/** Writes what the code imports into `generated/`: the owner's files, without what the pages do not show. */
export async function writeGenerated(root: string, origin: string) {
  await buildFonts(root)
  buildIcons(root)
  writeCode(root, origin)
  await writeClients(root)
  await writePeople(root)
}

/** An SVG file, so that pages need no encoder. Neutral paths open in the reader's language. */
export function writeCode(root: string, origin: string) {
  mkdirSync(`${root}/generated`, { recursive: true })
  // Without Menu Digitale no page shows the code, but it is still imported.
  const page = pages.find(({ id }) => id === 'menudigitale')?.id ?? 'home'
  const address = origin + pagePath(page, { lang: 'en', addressForm: 'neutral' })
  writeFileSync(`${root}/generated/code.svg`, codeSvg(address))
}

/** Error correction level M. */
export function codeSvg(text: string): string {
  return modulesSvg(encode(text, { ecc: 'M', border: 0 }).data)
}

async function writeClients(root: string) {
  const file: ClientFile = readJson(`${siteDir(root)}/clients.json`)
  const names = listedClients(file).flatMap(({ images }) => images.map((image) => image.file))
  const pictures = await buildPictures(root, names)
  writeChanged(root, 'pictures.json', Object.fromEntries(pictures))
}

async function writePeople(root: string) {
  const file = readPeople(readJson(`${siteDir(root)}/people.json`))
  const shown = file.people.flatMap(({ picture }) => (picture?.permission ? picture.file : []))
  const pictures = await buildPictures(root, shown)
  writeChanged(
    root,
    'people.json',
    answeringPeople(file, (name) => pictures.get(name)),
  )
}

async function buildPictures(root: string, names: readonly string[]): Promise<Map<string, Picture>> {
  const pictures = new Map<string, Picture>()
  for (const name of names) pictures.set(name, await buildPicture(root, `${siteDir(root)}/${name}`))
  return pictures
}

/** Writing unchanged files would make the dev server reload. */
function writeChanged(root: string, name: string, content: unknown) {
  const file = `${root}/generated/${name}`
  const text = JSON.stringify(content)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
