import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import type { PageId } from '#content/pages.ts'
import { pageModule } from '#scripts/build/page-assets.ts'
import { sealBuild } from '#server/site/sums.ts'
import type { BuiltSite } from '#shared/built-site.ts'
import { siteRoot } from '#tests/helpers/site-root.ts'
import { type SiteServer, startSite } from '#tests/helpers/site-server.ts'

const kept: readonly PageId[] = ['home', 'lawyers', 'contact', 'notfound']

/** Their lazy imports are other pages, and parts of those. */
const leadFurther = ['app/entry/after-hydration.ts', 'app/pages/home/home.tsx']

/** A copy of the built site, with a worker that keeps only a few pages. */
export async function startShortSite(
  change: (dist: string) => void = () => {},
): Promise<Pick<SiteServer, 'url' | 'stop'>> {
  const dist = mkdtempSync(join(tmpdir(), 'build-copy-'))
  cpSync(`${siteRoot}/dist`, dist, { recursive: true })
  shortenList(dist)
  change(dist)
  const { url, stop } = await startSite(siteRoot, { DIST_DIR: dist })
  return { url, stop: () => stop().then(() => rmSync(dist, { recursive: true, force: true })) }
}

/**
 * Cuts the worker's list of a build down to a few pages and what they need: a worker that keeps it all fetches 340 files, which
 * takes six processor seconds. Everything else comes from the network.
 */
export function shortenList(dist: string) {
  const worker = `${dist}/client/ngsw-worker.js`
  const needed = neededFiles(dist)
  const whole = readFileSync(worker, 'utf8')
  const short = whole.replaceAll(/\{url:`([^`]+)`,hash:`[^}]+\},?/g, (row, url) =>
    needed.has(url) ? row : '',
  )
  if (short === whole) throw new Error('The worker has no list of the build.')
  writeFileSync(worker, short)
  // The packed copies would still have the whole list.
  for (const suffix of ['br', 'gz']) rmSync(`${worker}.${suffix}`, { force: true })
  sealBuild(dist, readFileSync(`${dist}/stamp`, 'utf8'))
}

function neededFiles(dist: string): Set<string> {
  const { pages }: BuiltSite = JSON.parse(readFileSync(`${dist}/pages.json`, 'utf8'))
  const manifest: Manifest = JSON.parse(readFileSync(`${dist}/manifest.json`, 'utf8'))
  const needed = new Set(['/assets/i18n/it.json', '/assets/i18n/en.json'])
  for (const { page, path } of pages) if (kept.includes(page)) needed.add(path)
  const seen = new Set<string>()
  const add = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) needed.add(`/${file}`)
    const later = leadFurther.includes(key) ? [] : (chunk.dynamicImports ?? [])
    for (const next of [...(chunk.imports ?? []), ...later]) add(next)
  }
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) add(key)
  for (const page of kept) add(pageModule(manifest, page))
  return needed
}
