// Builds the site into dist/. `--if-changed` does nothing when dist/ was made from the same files.
import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { languages } from '#shared/locale.ts'
import { setting } from '#shared/setting.ts'
import { compressFolder } from './build/compress.ts'
import { writeFeeds } from './build/feeds.ts'
import { buildFonts } from './build/fonts.ts'
import { buildIcons } from './build/icons.ts'
import { buildMenuQr } from './build/menu-qr.ts'
import { prerenderPages } from './build/prerender.ts'
import { sitemapXml } from './build/sitemap.ts'
import { buildStamp, isBuilt } from './build/stamp.ts'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const origin = (process.env.PUBLIC_ORIGIN || setting('site.origin')).replace(/\/$/, '')
const stamp = buildStamp(root, origin)

if (process.argv.includes('--if-changed') && isBuilt(root, stamp)) process.exit(0)

console.log('Building the site …')
rmSync(`${root}/dist`, { recursive: true, force: true })
await buildFonts(root)
buildIcons(root)
buildMenuQr(root, origin)
await build({
  root,
  logLevel: 'warn',
  build: { outDir: 'dist/client', rolldownOptions: { input: 'app/entry.client.tsx' } },
})
renameSync(`${root}/dist/client/.vite/manifest.json`, `${root}/dist/manifest.json`)
rmSync(`${root}/dist/client/.vite`, { recursive: true })
await build({
  root,
  logLevel: 'warn',
  build: { outDir: 'dist/prerender', ssr: 'app/entry.prerender.tsx', manifest: false, copyPublicDir: false },
})
mkdirSync(`${root}/dist/client/assets/i18n`, { recursive: true })
for (const lang of languages) {
  cpSync(`${root}/assets/i18n/${lang}.json`, `${root}/dist/client/assets/i18n/${lang}.json`)
}
const built = await prerenderPages({ root, origin })
writeFileSync(`${root}/dist/client/sitemap.xml`, sitemapXml(origin))
writeFeeds(root, origin)
writeFileSync(`${root}/dist/client/robots.txt`, `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`)
await compressFolder(`${root}/dist/client`)
writeFileSync(`${root}/dist/pages.json`, JSON.stringify({ origin, pages: built }, null, 1))
writeFileSync(`${root}/dist/stamp`, stamp)
