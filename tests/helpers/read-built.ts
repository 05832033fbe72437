import { existsSync, readFileSync, statSync } from 'node:fs'
import type { Manifest } from 'vite'
import type { PageId } from '#content/pages.ts'
import { pageModule } from '#scripts/build/page-assets.ts'
import type { BuiltPage, BuiltSite } from '#shared/built-site.ts'
import { siteRoot } from './site-root.ts'

const dist = `${siteRoot}/dist`

/** Every prerendered file of the build, as `dist/pages.json` lists them. */
export function builtPages(): readonly BuiltPage[] {
  return readSite().pages
}

/** The origin that canonical addresses were built for, without a slash at its end. */
export function builtOrigin(): string {
  return readSite().origin
}

function readSite(): BuiltSite {
  return JSON.parse(readFileSync(`${dist}/pages.json`, 'utf8'))
}

/** Whether the build has a file at this path of the site. */
export function isBuilt(path: string): boolean {
  const file = `${dist}/client${decodeURIComponent(path)}`
  return existsSync(file) && statSync(file).isFile()
}

/** The text of a file of the built site; `file` is relative to `dist/client`. */
export function readBuilt(file: string): string {
  return readFileSync(`${dist}/client/${file}`, 'utf8')
}

/** The size in bytes of a file of the built site, as it travels with brotli. */
export function brotliSize(file: string): number {
  return readFileSync(`${dist}/client/${file}.br`).length
}

/** The path of a page's own script, `/assets/…js`. */
export function pageScript(page: PageId): string {
  return `/${builtChunk(pageModule(readManifest(), page)).file}`
}

/** What the build made of a module that is loaded on demand; `file` is relative to `dist/client`. */
export function builtChunk(module: string) {
  const chunk = readManifest()[module]
  if (!chunk) throw new Error(`The build has no script for '${module}'.`)
  return chunk
}

function readManifest(): Manifest {
  return JSON.parse(readFileSync(`${dist}/manifest.json`, 'utf8'))
}

/**
 * The paths of scripts that no page waits for: those that sections bring on approach, and the router's, asked for in the
 * moment in which the page has come to life, so that the clock cannot tell which came first.
 */
export function laterScripts(): string[] {
  return Object.entries(readManifest())
    .filter(([source]) =>
      /^app\/(pages\/([^/]+)\/(?!\2\.tsx)|(products|contact)\/(?!.*-page\.tsx)|entry\/after-hydration)/.test(
        source,
      ),
    )
    .map(([, { file }]) => `/${file}`)
}
