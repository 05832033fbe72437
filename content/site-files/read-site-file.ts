import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { siteDir } from './site-dir.ts'

/** For `#site/*.ts` in Node; Vite substitutes the JSON instead (`scripts/build/site-alias.ts`). */
export function readSiteFile<File>(name: string): File {
  const file = `${siteDir(resolve(import.meta.dirname, '../..'))}/${name}.json`
  const text = readFileSync(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`${file} cannot be read.`, { cause })
  }
}
