import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { buildKey } from '#app/worker/build-list.ts'
import { contentFindings } from '#scripts/doctor/content-findings.ts'
import { gapsAtStart } from '#scripts/doctor/report.ts'
import { ownerLanguage } from '#scripts/owner/owner-language.ts'
import type { BuiltPage } from '#shared/built-site.ts'
import { languages } from '#shared/locale.ts'
import { buildAppIcons } from './app-icons.ts'
import { bundlePages, bundleRenderer } from './bundles.ts'
import { compressFolder } from './compress.ts'
import { copyPictures } from './copy-pictures.ts'
import { writeEventFiles } from './event-files.ts'
import { writeFeeds } from './feeds.ts'
import { replaceBuild, tidyKilledBuild } from './former-build.ts'
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

/** Builds the site into `dist`; with `ifChanged` only if it was made from other files. */
export async function buildSite(root: string, options: { ifChanged: boolean }) {
  const origin = publicOrigin()
  const stamp = buildStamp(root, origin)
  tidyKilledBuild(root)
  if (options.ifChanged && isBuilt(root, stamp)) return
  console.log('Building the site …')
  await replaceBuild(root, () => makeBuild({ root, origin, stamp }))
}

type Build = { root: string; origin: string; stamp: string }

async function makeBuild({ root, origin, stamp }: Build) {
  const id = stamp.slice(0, 12)
  await writeGenerated(root, origin)
  await bundlePages(root)
  await bundleRenderer(root)
  writeWords(root, id)
  copyPictures(root)
  copyLogos(root)
  const pages = await prerenderPages({ root, origin })
  writeForMachines(root, origin, pages)
  await buildAppIcons(root)
  await buildShareCard(root)
  await buildWorker({ root, id, pages })
  await packFiles(root, pages)
  writeForServer(root, origin, pages)
  // Last: it says that all the rest is there.
  writeFileSync(`${root}/dist/stamp`, stamp)
}

/** The dictionaries as pages fetch them, and the manifests that have their words. */
function writeWords(root: string, id: string) {
  mkdirSync(`${root}/dist/client/assets/i18n`, { recursive: true })
  for (const lang of languages) {
    const dictionary = JSON.parse(readFileSync(`${root}/assets/i18n/${lang}.json`, 'utf8'))
    const text = JSON.stringify({ [buildKey]: id, ...dictionary }, null, 1)
    writeFileSync(`${root}/dist/client/assets/i18n/${lang}.json`, text)
    writeFileSync(`${root}/dist/client/${lang}.webmanifest`, webManifest(lang, dictionary))
  }
}

/** What search engines, feed readers and diaries fetch. */
function writeForMachines(root: string, origin: string, pages: readonly BuiltPage[]) {
  writeFileSync(`${root}/dist/client/sitemap.xml`, sitemapXml(origin, pages))
  writeFeeds(root, origin)
  writeEventFiles(root, origin)
  writeFileSync(`${root}/dist/client/robots.txt`, `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`)
}

/** The further parts of long lists are many and seldom asked for. */
async function packFiles(root: string, pages: readonly BuiltPage[]) {
  const numbered = new Set(pages.flatMap(({ part, file }) => (/\d$/.test(part ?? '') ? [file] : [])))
  const isArchive = (file: string) => numbered.has(file) || /-\d+\.atom$/.test(file)
  await compressFolder(`${root}/dist/client`, `${root}/.cache/compressed`, isArchive)
}

/** Which pages there are, and what the law still asks for. */
function writeForServer(root: string, origin: string, pages: readonly BuiltPage[]) {
  writeFileSync(`${root}/dist/pages.json`, JSON.stringify({ origin, pages }, null, 1))
  const ownLanguage = ownerLanguage(root)
  writeFileSync(`${root}/dist/gaps.txt`, gapsAtStart(contentFindings(ownLanguage), ownLanguage))
}
