import { readFileSync } from 'node:fs'
import type { Manifest } from 'vite'
import type { PageId } from '#content/pages.ts'
import { type Layout, pageLayout } from '#shared/navigation.ts'
import { sheetUse } from './split-style.ts'

export type PageAssets = {
  sheets: readonly string[]
  sheetFiles: readonly string[]
  /** Those imported by the layout only. */
  aroundFiles: readonly string[]
  font: string
  print: string
  /** The script before the lazy sections. */
  fresh: string
  /** The script that waits for the first paint. */
  loadAfterPaint: string
  entry: string
  module: string
  modules: readonly string[]
}

export function pageAssets(root: string, manifest: Manifest, page: PageId): PageAssets {
  const entry = requireChunk(manifest, 'app/entry/entry.client.tsx')
  const source = requireChunk(manifest, pageModule(manifest, page))
  const own = reachable(manifest, source, ['imports'])
  const needed = (entry.imports ?? []).flatMap((key) =>
    reachable(manifest, requireChunk(manifest, key), ['imports']),
  )
  const drawn = reachable(manifest, source, ['imports', 'dynamicImports'])
  const laterParts = shellParts[pageLayout(page)].flatMap((part) =>
    reachable(manifest, requireChunk(manifest, part), ['imports']),
  )
  const pageCss = new Set([entry, ...own, ...drawn].flatMap((chunk) => chunk.css ?? []))
  const css = [...new Set([...pageCss, ...laterParts.flatMap((chunk) => chunk.css ?? [])])]
  return {
    sheets: css.map((file) => readFileSync(`${root}/dist/client/${file}`, 'utf8').trim()),
    sheetFiles: css.map(address),
    aroundFiles: css.filter((file) => !pageCss.has(file)).map(address),
    font: address(requireChunk(manifest, 'generated/fonts/plus-jakarta-sans.woff2').file),
    print: address(requireChunk(manifest, 'app/styles/print.css').file),
    fresh: address(requireChunk(manifest, 'app/entry/defer-layout.ts').file),
    loadAfterPaint: address(requireChunk(manifest, 'app/entry/load-after-paint.ts').file),
    entry: address(entry.file),
    module: address(source.file),
    modules: [...new Set([...needed, ...own])]
      .filter((chunk) => chunk !== entry)
      .map(({ file }) => address(file)),
  }
}

/** Drops layout sheets whose classes the HTML lacks; their scripts load them. */
export function shownAssets(assets: PageAssets, html: string): PageAssets {
  const isUsed = sheetUse(html)
  const isShown = (sheet: string, file: string) => !assets.aroundFiles.includes(file) || isUsed(sheet)
  const files = assets.sheetFiles.filter((file, index) => isShown(assets.sheets[index] ?? '', file))
  const sheets = assets.sheets.filter((sheet, index) => isShown(sheet, assets.sheetFiles[index] ?? ''))
  return { ...assets, sheets, sheetFiles: files }
}

/** Parts of a layout that the entry does not import. */
const shellParts: Record<Layout, readonly string[]> = {
  site: ['app/layout/side-panel/side-panel.tsx', 'app/layout/footer/footer.tsx'],
  guest: [],
}

export function pageModule(manifest: Manifest, page: PageId): string {
  const form = new RegExp(`^app/(pages/${page}/${page}|products/.+/${page}-page)\\.tsx$`)
  const source = Object.keys(manifest).find((key) => form.test(key))
  if (!source) throw new Error(`The build has no module of the page '${page}'.`)
  return source
}

function address(file: string): string {
  return `/${file}`
}

type Chunk = Manifest[string]

/** @throws Error naming the missing chunk */
export function requireChunk(manifest: Manifest, source: string): Chunk {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The build has no '${source}'.`)
  return chunk
}

type Edge = 'imports' | 'dynamicImports'

/** A chunk and its imports, without the entry and `after-hydration`, from which every page is reachable. */
function reachable(manifest: Manifest, chunk: Chunk, edges: Edge[], seen = new Set<Chunk>()): Chunk[] {
  const loadsPages = requireChunk(manifest, 'app/entry/after-hydration.ts')
  if (seen.has(chunk) || chunk.isEntry || chunk === loadsPages) return []
  seen.add(chunk)
  const keys = edges.flatMap((edge) => chunk[edge] ?? [])
  return [chunk, ...keys.flatMap((key) => reachable(manifest, requireChunk(manifest, key), edges, seen))]
}
