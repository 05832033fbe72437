import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { buildKey } from '#app/worker/versions.ts'
import { readWords } from '#scripts/content/read-words.ts'
import { contentFindings } from '#scripts/doctor/content-findings.ts'
import { gapsAtStart } from '#scripts/doctor/report.ts'
import { ownerLanguage } from '#scripts/owner/owner-language.ts'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import { sealBuild } from '#server/site/sums.ts'
import type { BuiltPage } from '#shared/built-site.ts'
import { languages } from '#shared/locale.ts'
import { isThisMachine } from '#shared/this-machine.ts'
import { buildAppIcons } from './app-icons.ts'
import { bundlePages, bundlePrograms, bundleRenderer } from './bundles.ts'
import { compressFolder } from './compress.ts'
import { buildOverFormer } from './former-build.ts'
import { writeGenerated } from './generated.ts'
import { copyLogos } from './logos.ts'
import { writeMachineFiles } from './machine-files.ts'
import { publicOrigin } from './origin.ts'
import { prerenderPages } from './prerender.ts'
import { copyPictures } from './render-picture.ts'
import { buildShareCard } from './share-card.ts'
import { buildStamp, isBuilt, pagesId } from './stamp.ts'
import { writeHostFiles } from './static/host-files.ts'
import { makeStaticPages, type StaticHost } from './static/static-pages.ts'
import { buildWorker } from './worker.ts'

// Overrides a test runner's value, which would build React for development.
process.env.NODE_ENV = 'production'

type SiteOptions = { ifChanged: boolean; isPreview: boolean }

/** A preview is kept apart from what is served, and moved there once the same is to be built. */
export async function buildSite(root: string, { ifChanged, isPreview }: SiteOptions) {
  const origin = publicOrigin()
  const stamp = buildStamp(root, origin)
  const [dist, preview] = [`${root}/dist`, `${root}/.cache/preview`]
  const isHere = (folder: string) => ifChanged && isBuilt(folder, stamp)
  if (isHere(preview)) return isPreview ? undefined : replace(dist, preview)
  rmSync(preview, { recursive: true, force: true })
  if (isHere(dist)) return
  tellStart(root)
  await buildOverFormer(root, { keep: !isPreview }, async () => {
    await makeBuild({ root, origin, stamp })
    if (isPreview) renameSync(dist, preview)
  })
}

function replace(folder: string, by: string) {
  rmSync(folder, { recursive: true, force: true })
  renameSync(by, folder)
}

export async function buildStaticSite(root: string, host: StaticHost) {
  const folder = `${root}/dist-static`
  tellStart(root)
  await buildOverFormer(root, { keep: false }, async () => {
    await makeClient({ root, origin: host.origin }, host)
    writeHostFiles(`${root}/dist/client`, host)
    replace(folder, `${root}/dist/client`)
  })
}

function tellStart(root: string) {
  console.log(`${ownerWords[ownerLanguage(root)]('publish.step.build')} …`)
}

/** Tells a parent process, the desk, how far the build is: `{done, of}`, in steps. */
function tellDone(done: number) {
  if (process.env.TELL_PROGRESS) process.send?.({ done, of: 8 })
}

type Build = { root: string; origin: string; stamp: string }

async function makeBuild(build: Build) {
  const { root, origin, stamp } = build
  const pages = await makeClient(build)
  tellDone(5)
  await bundlePrograms(root)
  tellDone(6)
  await packFiles(root, pages)
  tellDone(7)
  writeForServer(root, origin, pages)
  sealBuild(`${root}/dist`, stamp)
  tellDone(8)
}

async function makeClient(
  { root, origin }: Omit<Build, 'stamp'>,
  host?: StaticHost,
): Promise<readonly BuiltPage[]> {
  // Static pages also contain what the server would send as headers.
  const id = host ? buildStamp(root, `${origin} ${host.formServer}`).slice(0, 12) : pagesId(root, origin)
  await writeGenerated(root, origin)
  tellDone(1)
  await bundlePages(root, host?.formServer)
  tellDone(2)
  await bundleRenderer(root, host?.formServer)
  tellDone(3)
  writeWords(root, id)
  copyPictures(root)
  copyLogos(root)
  const rendered = await prerenderPages({ root, origin })
  tellDone(4)
  const pages = host ? makeStaticPages(`${root}/dist/client`, rendered, host) : rendered
  writeMachineFiles(root, origin, pages)
  await buildAppIcons(root)
  await buildShareCard(root)
  await buildWorker({ root, id, pages })
  return pages
}

function writeWords(root: string, id: string) {
  mkdirSync(`${root}/dist/client/assets/i18n`, { recursive: true })
  for (const lang of languages) {
    const text = JSON.stringify({ [buildKey]: id, ...readWords(root, lang) }, null, 1)
    writeFileSync(`${root}/dist/client/assets/i18n/${lang}.json`, text)
  }
}

async function packFiles(root: string, pages: readonly BuiltPage[]) {
  const numbered = new Set(pages.flatMap(({ part, file }) => (part ? [file] : [])))
  await compressFolder(`${root}/dist/client`, `${root}/.cache/compressed`, (file) => numbered.has(file))
}

function writeForServer(root: string, origin: string, pages: readonly BuiltPage[]) {
  writeFileSync(`${root}/dist/pages.json`, JSON.stringify({ origin, pages }, null, 1))
  const say = ownerWords[ownerLanguage(root)]
  const gaps = contentFindings(say, !isThisMachine(origin))
  writeFileSync(`${root}/dist/gaps.txt`, gapsAtStart(gaps, say))
  // A release has no other package.json to make its programs ES modules.
  writeFileSync(`${root}/dist/package.json`, JSON.stringify({ type: 'module' }))
  cpSync(`${root}/deploy`, `${root}/dist/deploy`, { recursive: true })
}
