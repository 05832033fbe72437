import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { build } from 'vite'
import { buildKey } from '#app/worker/build-list.ts'
import { contentFindings } from '#scripts/doctor/content-findings.ts'
import { gapsAtStart } from '#scripts/doctor/report.ts'
import { ownerLanguage } from '#scripts/owner/owner-language.ts'
import { languages } from '#shared/locale.ts'
import { buildAppIcons } from './app-icons.ts'
import { compressFolder } from './compress.ts'
import { copyPictures } from './copy-pictures.ts'
import { writeEventFiles } from './event-files.ts'
import { writeFeeds } from './feeds.ts'
import { writeGenerated } from './generated.ts'
import { copyLogos } from './logos.ts'
import { publicOrigin } from './origin.ts'
import { prerenderPages } from './prerender.ts'
import { buildShareCard } from './share-card.ts'
import { sitemapXml } from './sitemap.ts'
import { buildStamp, isBuilt } from './stamp.ts'
import { webManifest } from './web-manifest.ts'
import { buildWorker } from './worker.ts'

// A test runner's or a shell's own value would build React for development.
process.env.NODE_ENV = 'production'

/** Chromium then compiles the file's functions where it receives them, not one by one on the page's thread as they are called. */
const compileAhead = '//# allFunctionsCalledOnLoad'

/** Builds the site into `dist`; with `ifChanged` only if it was made from other files. */
export async function buildSite(root: string, options: { ifChanged: boolean }) {
  const origin = publicOrigin()
  const stamp = buildStamp(root, origin)
  const id = stamp.slice(0, 12)

  if (options.ifChanged && isBuilt(root, stamp)) return

  // What every page needs and few releases change: one file that visitors keep.
  const shellModules = [
    'node_modules.(react|react-dom|scheduler).',
    'app.components.(later|boundary)',
    'content.(pages|languages|storage-names|offerings)',
    'shared.(locale|match-path|cookie-value|navigation|messages)',
    'app.platform.load-with-sheets',
  ]
  const shell = new RegExp(shellModules.join('|'))

  console.log('Building the site …')
  rmSync(`${root}/dist`, { recursive: true, force: true })
  await writeGenerated(root, origin)
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
  mkdirSync(`${root}/dist/client/assets/i18n`, { recursive: true })
  for (const lang of languages) {
    const dictionary = JSON.parse(readFileSync(`${root}/assets/i18n/${lang}.json`, 'utf8'))
    const text = JSON.stringify({ [buildKey]: id, ...dictionary }, null, 1)
    writeFileSync(`${root}/dist/client/assets/i18n/${lang}.json`, text)
    writeFileSync(`${root}/dist/client/${lang}.webmanifest`, webManifest(lang, dictionary))
  }
  copyPictures(root)
  copyLogos(root)
  const built = await prerenderPages({ root, origin })
  writeFileSync(`${root}/dist/client/sitemap.xml`, sitemapXml(origin, built))
  writeFeeds(root, origin)
  writeEventFiles(root, origin)
  writeFileSync(`${root}/dist/client/robots.txt`, `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`)
  await buildAppIcons(root)
  await buildShareCard(root)
  await buildWorker({ root, id, pages: built })
  const numbered = new Set(built.flatMap(({ part, file }) => (/\d$/.test(part ?? '') ? [file] : [])))
  const isArchive = (file: string) => numbered.has(file) || /-\d+\.atom$/.test(file)
  await compressFolder(`${root}/dist/client`, `${root}/.cache/compressed`, isArchive)
  writeFileSync(`${root}/dist/pages.json`, JSON.stringify({ origin, pages: built }, null, 1))
  const ownLanguage = ownerLanguage(root)
  writeFileSync(`${root}/dist/gaps.txt`, gapsAtStart(contentFindings(ownLanguage), ownLanguage))
  writeFileSync(`${root}/dist/stamp`, stamp)
}
