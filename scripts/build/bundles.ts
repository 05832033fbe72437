import { renameSync, rmSync } from 'node:fs'
import { build } from 'vite'
import { siteDir } from '#content/site-files/site-dir.ts'
import { siteAlias } from './site-alias.ts'

/** Chromium then compiles functions in advance, off the main thread. */
const compileAhead = '//# allFunctionsCalledOnLoad'

/** One chunk for rarely changing code of every page, so that caches keep it. */
const shellModules = [
  'node_modules.(react|react-dom|scheduler).',
  'app.components.(lazy|boundary)/',
  'content.(pages|languages|storage-names|offerings|switched-off)',
  '/offerings.json',
  'shared.(locale|paths|cookie-value|navigation|messages)',
  'app.platform.load-with-sheets',
]

/** Read by `app/platform/static-host.ts`: undefined on our own server, '' on a static host without forms. */
function ofHost(formServer: string | undefined) {
  return {
    'import.meta.env.FORM_SERVER': formServer === undefined ? 'undefined' : JSON.stringify(formServer),
  }
}

export async function bundlePages(root: string, formServer?: string) {
  const shell = new RegExp(shellModules.join('|'))
  await build({
    root,
    logLevel: 'warn',
    // Leaves out what React does for its developer tools: 250 bytes.
    define: { ...ofHost(formServer), __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
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

export async function bundleRenderer(root: string, formServer?: string) {
  await build({
    root,
    logLevel: 'warn',
    build: {
      outDir: 'dist/prerender',
      ssr: 'app/entry/entry.prerender.tsx',
      manifest: false,
      copyPublicDir: false,
      // One chunk: the server imports it with a query for each build, but other chunks would import the entry
      // without it.
      rolldownOptions: { output: { codeSplitting: false } },
      minify: true,
    },
    // Includes React, because a release has no node_modules.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production'), ...ofHost(formServer) },
  })
}

const programs = {
  main: 'server/main.ts',
  requests: 'scripts/requests.ts',
  doctor: 'scripts/doctor.ts',
  // Started by name.
  'store-thread': 'server/contact-store/store-thread.ts',
}

export async function bundlePrograms(root: string) {
  await build({
    root,
    // The pages' configuration strips settings that programs need.
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
        // Optional native addition of pg.
        external: ['pg-native'],
        // The store's thread is resolved relative to its caller.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
    ssr: { noExternal: true },
  })
}
