import { renameSync, rmSync } from 'node:fs'
import { build } from 'vite'
import { siteDir } from '#content/site-files/site-dir.ts'
import { siteAlias } from './site-alias.ts'

/** Chromium then compiles the file's functions where it receives them, not one by one on the page's thread as they are called. */
const compileAhead = '//# allFunctionsCalledOnLoad'

/** What every page needs and few releases change: one file that visitors keep. */
const shellModules = [
  'node_modules.(react|react-dom|scheduler).',
  'app.components.(lazy|boundary)',
  'content.(pages|languages|storage-names|offerings|switched-off)',
  '/offerings.json',
  'shared.(locale|match-path|cookie-value|navigation|messages)',
  'app.platform.load-with-sheets',
]

/** What `app/platform/static-host.ts` is told: on a static host the server that takes the forms, or an empty text. */
function ofHost(formServer: string | undefined) {
  return {
    'import.meta.env.FORM_SERVER': formServer === undefined ? 'undefined' : JSON.stringify(formServer),
  }
}

/** Writes scripts and styles of the pages into `dist/client`, and into `dist/manifest.json` which is made of what. */
export async function bundlePages(root: string, formServer?: string) {
  const shell = new RegExp(shellModules.join('|'))
  await build({
    root,
    logLevel: 'warn',
    define: ofHost(formServer),
    build: {
      outDir: 'dist/client',
      rolldownOptions: {
        input: [
          'app/entry/entry.client.tsx',
          'app/entry/defer-layout.ts',
          'app/entry/load-after-paint.ts',
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
export async function bundleRenderer(root: string, formServer?: string) {
  await build({
    root,
    logLevel: 'warn',
    build: {
      outDir: 'dist/prerender',
      ssr: 'app/entry/entry.prerender.tsx',
      manifest: false,
      copyPublicDir: false,
      // The server imports it with the build in its address: parts would import the entry without it, a second time.
      rolldownOptions: { output: { codeSplitting: false } },
      minify: true,
    },
    // React is in it: a release lies where there are no packages.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production'), ...ofHost(formServer) },
  })
}

/** What runs on a server, by the names that it has there. */
const programs = {
  main: 'server/main.ts',
  requests: 'scripts/requests.ts',
  doctor: 'scripts/doctor.ts',
  // Started by its name.
  'store-thread': 'server/contact-store/store-thread.ts',
}

/** Writes into `dist/server` the server and the owner's commands with all packages that they use. */
export async function bundlePrograms(root: string) {
  await build({
    root,
    // The pages' own has nothing for them: it leaves out what is the owner's alone.
    configFile: false,
    resolve: { alias: siteAlias(siteDir(root)) },
    logLevel: 'warn',
    build: {
      outDir: 'dist/server',
      ssr: true,
      target: 'node26',
      copyPublicDir: false,
      rolldownOptions: {
        input: programs,
        // An addition to pg in C, which pg does without.
        external: ['pg-native'],
        // All in one folder: threads are looked for beside whoever starts them.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
    ssr: { noExternal: true },
  })
}
