import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { siteDir } from './site-dir.ts'

/**
 * One of the owner's files, where Node runs the sources. `#site/*.ts` leads here, to a module for each file; Vite takes
 * the file itself in its place (`scripts/build/site-alias.ts`).
 */
export function readSiteFile<File>(name: string): File {
  const file = `${siteDir(resolve(import.meta.dirname, '../..'))}/${name}.json`
  const text = readFileSync(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`${file} cannot be read.`, { cause })
  }
}
