import { renameSync, rmSync } from 'node:fs'
import { build } from 'vite'

/** Chromium then compiles the file's functions where it receives them, not one by one on the page's thread as they are called. */
const compileAhead = '//# allFunctionsCalledOnLoad'

/** What every page needs and few releases change: one file that visitors keep. */
const shellModules = [
  'node_modules.(react|react-dom|scheduler).',
  'app.components.(later|boundary)',
  'content.(pages|languages|storage-names|offerings)',
  'shared.(locale|match-path|cookie-value|navigation|messages)',
  'app.platform.load-with-sheets',
]

/** Writes scripts and styles of the pages into `dist/client`, and into `dist/manifest.json` which is made of what. */
export async function bundlePages(root: string) {
  const shell = new RegExp(shellModules.join('|'))
  await build({
    root,
    logLevel: 'warn',
    build: {
      outDir: 'dist/client',
      rolldownOptions: {
        input: [
          'app/doors/entry.client.tsx',
          'app/doors/entry.fresh.ts',
          'app/doors/entry.wake.ts',
          'app/styles/print.css',
        ],
        output: {
          codeSplitting: { groups: [{ name: 'shell', test: shell }] },
          postBanner: ({ name }) => (name === 'shell' ? compileAhead : ''),
        },
      },
    },
  })
  renameSync(`${root}/dist/client/.vite/manifest.json`, `${root}/dist/manifest.json`)
  rmSync(`${root}/dist/client/.vite`, { recursive: true })
}

/** Writes into `dist/prerender` what renders the pages, here and at the server. */
export async function bundleRenderer(root: string) {
  await build({
    root,
    logLevel: 'warn',
    build: {
      outDir: 'dist/prerender',
      ssr: 'app/doors/entry.prerender.tsx',
      manifest: false,
      copyPublicDir: false,
      // The server imports it with the build in its address: parts would import the entry without it, a second time.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
}
