import { existsSync, readFileSync, statSync } from 'node:fs'
import type { Manifest } from 'vite'
import type { PageId } from '#content/pages.ts'
import { pageModule } from '#scripts/build/page-assets.ts'
import type { BuiltPage, BuiltSite } from '#shared/built-site.ts'
import { siteRoot } from './site-root.ts'

const dist = `${siteRoot}/dist`

export function builtPages(): readonly BuiltPage[] {
  const site: BuiltSite = JSON.parse(readFileSync(`${dist}/pages.json`, 'utf8'))
  return site.pages
}

export function isBuilt(path: string): boolean {
  const file = `${dist}/client${decodeURIComponent(path)}`
  return existsSync(file) && statSync(file).isFile()
}

export function readBuilt(file: string): string {
  return readFileSync(`${dist}/client/${file}`, 'utf8')
}

export function brotliSize(file: string): number {
  return readFileSync(`${dist}/client/${file}.br`).length
}

export function pageScript(page: PageId): string {
  return `/${builtChunk(pageModule(readManifest(), page)).file}`
}

/** `file` is relative to `dist/client`. */
export function builtChunk(module: string) {
  const chunk = readManifest()[module]
  if (!chunk) throw new Error(`The build has no script for '${module}'.`)
  return chunk
}

function readManifest(): Manifest {
  return JSON.parse(readFileSync(`${dist}/manifest.json`, 'utf8'))
}
