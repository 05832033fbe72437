import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { siteDir } from '#content/site-files/site-dir.ts'
import { siteAlias } from '#scripts/build/site-alias.ts'

/** Builds the desk's own pages, never into the site's build. @returns their folder */
export async function buildPages(root: string): Promise<string> {
  const outDir = `${root}/.cache/desk`
  await build({
    root: `${root}/desk/ui`,
    // The site's configuration reads the owner's files, which may just be broken.
    configFile: false,
    base: '/desk/',
    logLevel: 'warn',
    plugins: [react()],
    resolve: { alias: siteAlias(siteDir(root)) },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      // One script and one sheet, which keeps the order of layers.css; they come from the same machine.
      cssCodeSplit: false,
      rolldownOptions: { output: { codeSplitting: false } },
      reportCompressedSize: false,
    },
  })
  return outDir
}
