import { readFileSync } from 'node:fs'
import type { Manifest } from 'vite'
import type { PageId } from '#content/pages.ts'
import { type Layout, pageLayout } from '#shared/navigation.ts'
import { sheetUse } from './split-style.ts'

/** What the build made for one page; addresses begin with a slash. */
export type PageAssets = {
  /** The texts of its style sheets, in the order in which they count. */
  sheets: readonly string[]
  /** The addresses of the same. */
  sheetFiles: readonly string[]
  /** Those of them that come with what stands around the page alone. */
  aroundFiles: readonly string[]
  font: string | undefined
  print: string
  /** The script before the lazy sections. */
  fresh: string
  /** The script that waits for the first paint. */
  wake: string
  entry: string
  /** The page's own script. */
  module: string
  /** What the entry and the page import. */
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
    font: Object.values(manifest)
      .filter(({ src }) => src?.endsWith('plus-jakarta-sans.woff2'))
      .map(({ file }) => address(file))[0],
    print: address(requireChunk(manifest, 'app/styles/print.css').file),
    fresh: address(requireChunk(manifest, 'app/entry/defer-layout.ts').file),
    wake: address(requireChunk(manifest, 'app/entry/load-after-paint.ts').file),
    entry: address(entry.file),
    module: address(source.file),
    modules: [...new Set([...needed, ...own])]
      .filter((chunk) => chunk !== entry)
      .map(({ file }) => address(file)),
  }
}

/**
 * Without the sheets around the page of which its HTML has nothing (the panel's answers, which only home shows): they are
 * fetched with their script.
 */
export function shownAssets(assets: PageAssets, html: string): PageAssets {
  const isUsed = sheetUse(html)
  const isShown = (sheet: string, file: string) => !assets.aroundFiles.includes(file) || isUsed(sheet)
  const files = assets.sheetFiles.filter((file, index) => isShown(assets.sheets[index] ?? '', file))
  const sheets = assets.sheets.filter((sheet, index) => isShown(sheet, assets.sheetFiles[index] ?? ''))
  return { ...assets, sheets, sheetFiles: files }
}

/** What the layout of a page puts around it and the entry does not import. */
const shellParts: Record<Layout, readonly string[]> = {
  site: ['app/layout/side-panel/side-panel.tsx', 'app/layout/footer/footer.tsx'],
  guest: [],
}

/** The source of a page: `app/pages/<id>/<id>.tsx`, or `<id>-page.tsx` in the folder of the product that it is about. */
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

/** @throws Error which names what the build lacks. */
export function requireChunk(manifest: Manifest, source: string): Chunk {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The build has no '${source}'.`)
  return chunk
}

type Edge = 'imports' | 'dynamicImports'

/** A chunk and what it leads to, without the entry and what the entry loads by itself: from there every page can be reached. */
function reachable(manifest: Manifest, chunk: Chunk, edges: Edge[], seen = new Set<Chunk>()): Chunk[] {
  const loadsPages = requireChunk(manifest, 'app/entry/after-hydration.ts')
  if (seen.has(chunk) || chunk.isEntry || chunk === loadsPages) return []
  seen.add(chunk)
  const keys = edges.flatMap((edge) => chunk[edge] ?? [])
  return [chunk, ...keys.flatMap((key) => reachable(manifest, requireChunk(manifest, key), edges, seen))]
}
