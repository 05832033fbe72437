import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { ownerFiles } from '#scripts/content/owner-files.ts'

export type Row = Record<string, unknown>
export type OwnerJson = keyof typeof ownerFiles

/** The owner at work on a copy of the project: what a person does with an editor, and nothing else. */
export function ownerOf(root: string) {
  const path = (name: OwnerJson) => `${root}/site/${name}.json`
  const read = (file: string): Record<string, unknown> => JSON.parse(readFileSync(file, 'utf8'))
  const write = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
  const rows = (name: OwnerJson, listName: string = ownerFiles[name]): Row[] => {
    const list = read(path(name))[listName]
    return Array.isArray(list) ? list : []
  }

  /** Changes the rows of a file, or of another list that it has. */
  function edit(
    name: OwnerJson,
    change: (rows: readonly Row[]) => readonly Row[],
    listName: string = ownerFiles[name],
  ) {
    write(path(name), { ...read(path(name)), [listName]: change(rows(name, listName)) })
  }

  /** Turns an entry of the settings on; `null` turns it off. */
  function set(key: string, value: string | null) {
    edit('settings', (entries) =>
      entries.map((row) =>
        row.key === key ? { key, enable: value === null ? 0 : 1, value: value ?? '' } : row,
      ),
    )
  }

  /** Changes every text of both dictionaries. */
  function say(change: (text: string, key: string, lang: 'it' | 'en') => string) {
    for (const lang of ['it', 'en'] as const) {
      const file = `${root}/site/i18n/${lang}.json`
      const entries = Object.entries(read(file)).map(([key, text]) => [key, change(String(text), key, lang)])
      write(file, Object.fromEntries(entries))
    }
  }

  /** Every text of a dictionary. */
  const words = (lang: 'it' | 'en') => Object.values(read(`${root}/site/i18n/${lang}.json`)).map(String)

  /** Puts a picture where a row of the clients names one. */
  async function addPicture(file: string) {
    const target = `${root}/site/${file}`
    mkdirSync(dirname(target), { recursive: true })
    const background = { r: 240, g: 200, b: 120 }
    await sharp({ create: { width: 1600, height: 1200, channels: 3, background } }).toFile(target)
  }

  /** Puts a drawing 600 high where the settings name one: square, as an icon is and a logo may be, or wider. */
  async function addLogo(file: string, width = 600) {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 600"><rect y="20" width="${width}" height="560" rx="280" fill="#063"/></svg>`
    if (file.endsWith('.svg')) writeFileSync(`${root}/site/${file}`, drawing)
    else await sharp(Buffer.from(drawing)).toFile(`${root}/site/${file}`)
  }

  return { root, rows, edit, set, say, words, addPicture, addLogo }
}

export type Owner = ReturnType<typeof ownerOf>

/** What is wrong with a copy's built site, by rules that hold whatever its owner writes. */
export async function siteFaults(root: string): Promise<string[]> {
  const { SITE_ROOT: _, ...env } = process.env
  const { stdout } = await promisify(execFile)(process.execPath, ['tests/shipped/tell-faults.ts'], {
    cwd: root,
    env,
    maxBuffer: 1e8,
  })
  return JSON.parse(stdout)
}
