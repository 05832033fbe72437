import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { siteDir } from '#content/site-files/site-dir.ts'
import { siteAlias } from '#scripts/build/site-alias.ts'

/** By path below `/desk/`. */
export type DeskPages = ReadonlyMap<string, string | Uint8Array>

/** Builds the desk's own pages, into memory: never into what visitors get. */
export async function buildPages(root: string): Promise<DeskPages> {
  const result = await build({
    root: `${root}/desk/ui`,
    // The site's configuration reads the owner's files, which may just be broken.
    configFile: false,
    base: '/desk/',
    logLevel: 'warn',
    plugins: [react()],
    resolve: { alias: siteAlias(siteDir(root)) },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      // One script and one sheet, which keeps the order of layers.css; they come from the same machine.
      cssCodeSplit: false,
      rolldownOptions: { output: { codeSplitting: false } },
      reportCompressedSize: false,
    },
  })
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  return new Map(outputs.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]))
}
