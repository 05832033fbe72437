import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { archivedParts } from '#shared/release-parts.ts'
import { readReleases } from './list-parts.ts'

export function buildReleases(root: string) {
  const releases = readReleases(root)
  mkdirSync(`${root}/generated/releases`, { recursive: true })
  writeChanged(`${root}/generated/releases/latest.json`, JSON.stringify(releases.slice(0, 3)))
  writeChanged(`${root}/generated/releases/archived-parts.json`, JSON.stringify(archivedParts(releases)))
}

/** Writing unchanged files would make the dev server reload. */
function writeChanged(file: string, text: string) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
