import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { siteDir } from './content/site-files/site-dir.ts'
import { brandColour } from './scripts/build/brand-tokens.ts'
import { devPages } from './scripts/build/dev-pages.ts'
import { readLogos } from './scripts/build/logos.ts'
import { publicOrigin } from './scripts/build/origin.ts'
import { publicRows } from './scripts/build/public-rows.ts'
import { siteAlias } from './scripts/build/site-alias.ts'
import { className } from './scripts/build/split-style.ts'
import { ownerLanguage } from './scripts/owner/owner-language.ts'
import { loadEnvFile } from './server/env-file.ts'
import { isFormClosed } from './shared/company.ts'
import { setting } from './shared/setting.ts'

const root = import.meta.dirname
const site = siteDir(root)
const faults = loadEnvFile(ownerLanguage(root))
if (faults.length > 0) throw new Error(faults.join('\n'))

export default defineConfig({
  appType: 'mpa',
  publicDir: 'assets/static',
  // Read above, by the reader that all programs share.
  envDir: false,
  plugins: [react(), publicRows(site), sheetLoader(), devPages()],
  define: {
    __ORIGIN__: JSON.stringify(publicOrigin()),
    'import.meta.env.FORM_CLOSED': JSON.stringify(isFormClosed(publicOrigin())),
    'import.meta.env.COMPANY_PHONE': JSON.stringify(setting('company.phone')),
    __LOGO__: JSON.stringify(readLogos(import.meta.dirname)),
  },
  css: {
    postcss: { plugins: brandColour(import.meta.dirname) },
    modules: {
      generateScopedName: className(root),
    },
  },
  // There is no HTML file to find them by.
  optimizeDeps: { entries: ['app/entry/entry.client.tsx', 'app/entry/entry.examples.tsx'] },
  // In development the contact form is answered by the real server, started beside it.
  server: { proxy: { '/api': 'http://127.0.0.1:3000' }, fs: { allow: [root, site] } },
  resolve: { alias: siteAlias(site) },
  build: {
    manifest: true,
    target: 'es2023',
    // The first to know light-dark(): emulated, a part of a page could not choose its own colour scheme.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The pages name what they need at once; preloading the rest by script costs more than it brings.
    modulePreload: false,
    assetsInlineLimit: 0,
    // Slow plugins are no reason for a warning.
    rolldownOptions: { checks: { bundlerTimings: false, pluginTimings: false } },
    reportCompressedSize: false,
  },
})

/** Replaces Vite's preload helper, whose sheets in the head would come before those in the body. */
function sheetLoader(): Plugin {
  return {
    name: 'sheet-loader',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: /preload-helper/ },
      handler() {
        return this.resolve('#app/platform/load-with-sheets.ts', import.meta.filename)
      },
    },
  }
}
