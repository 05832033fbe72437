import { spawnSync } from 'node:child_process'
import { appendFileSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { writeSmallSite } from '#server/fixtures/small-site.ts'
import { languages } from '#shared/locale.ts'
import { ownFolder, writeDeep } from '#tests/helpers/own-folder.ts'
import { loadSite } from './load-site.ts'
import { sealBuild } from './sums.ts'

const site = loadSite(writeSmallSite())

test('loads files of known types, without pages', () => {
  expect([...site.files.keys()].sort()).toEqual([
    '/assets/entry-AbCd_12-.js',
    '/assets/face-LQCoh4hR.woff2',
    ...languages.map((lang) => `/assets/i18n/${lang}.json`).sort(),
    '/robots.txt',
  ])
})

test('the error for a missing build names the command that makes one', () => {
  expect(() => loadSite('/nowhere')).toThrow(
    "There is no built site in '/nowhere'. Build it with: npm run build",
  )
})

const page = 'client/it/index.pinned.it.html'
const renderer = 'prerender/entry.prerender.js'

test.each<[damage: string, spoil: (build: string) => void, message: string]>([
  ['a page that is cut off', (build) => truncateSync(`${build}/${page}`, 200), page],
  ['a packed page that is cut off', (build) => truncateSync(`${build}/${page}.br`, 20), `${page}.br`],
  ['a page that is missing', (build) => rmSync(`${build}/${page}`), page],
  ['other words that are none', (build) => writeFileSync(words(build), '[]'), 'it.json is no dictionary'],
  ['words that are cut off', (build) => truncateSync(words(build), 200), 'JSON'],
  ['no list of files', (build) => rmSync(`${build}/SHA256SUMS`), 'SHA256SUMS is missing'],
  ['a list of files that is cut off', (build) => truncateSync(`${build}/SHA256SUMS`, 300), 'is cut off'],
  ['an empty list of files', (build) => truncateSync(`${build}/SHA256SUMS`), 'pages.json is missing'],
  ['a list of files that is none', (build) => writeFileSync(`${build}/SHA256SUMS`, 'none\n'), 'is damaged'],
  ['no stamp', (build) => rmSync(`${build}/stamp`), 'stamp'],
  ['no pages', (build) => seal(build, 'pages.json', '{"pages":[]}'), 'names no page'],
  ['a page too many', (build) => seal(build, 'pages.json', '{"pages":[{"file":"no.html"}]}'), 'no.html is'],
  ['no renderer from the start', (build) => sealWithout(build, renderer), `${renderer} is missing`],
])('loadSite refuses a build with %s', (_name, spoil, message) => {
  const broken = writeSmallSite()
  spoil(broken)
  expect(() => loadSite(broken)).toThrow(/^The built site in '.*' is not whole \(.*\)\. Run: npm run build$/)
  expect(() => loadSite(broken)).toThrow(message)
})

test('loadSite takes a dictionary edited by hand and drops its outdated compressed copies', () => {
  const corrected = writeSmallSite()
  writeFileSync(`${words(corrected)}.gz`, gzipSync(readFileSync(words(corrected))))
  sealBuild(corrected, 'a stamp')
  expect(loadSite(corrected).files.get('/assets/i18n/it.json')?.encoded.gzip).toBeDefined()
  writeFileSync(words(corrected), '{"menu.open":"Apri"}')
  const { plain, encoded } = loadSite(corrected).files.get('/assets/i18n/it.json') ?? {}
  expect([plain?.bytes.toString(), encoded]).toEqual(['{"menu.open":"Apri"}', {}])
})

test('two builds have the same id only if all files are equal', () => {
  const other = writeSmallSite()
  expect(loadSite(other).id).toBe(site.id)
  seal(other, 'server/main.js', 'another server')
  expect(loadSite(other).id).not.toBe(site.id)
})

const words = (build: string) => `${build}/client/assets/i18n/it.json`

function seal(build: string, file: string, text: string) {
  writeDeep(`${build}/${file}`, text)
  sealBuild(build, 'a stamp')
}

function sealWithout(build: string, file: string) {
  rmSync(`${build}/${file}`)
  sealBuild(build, 'a stamp')
}

test('sealBuild lists every other file with a digest that sha256sum confirms, and no other', () => {
  const build = ownFolder()
  const all = ['client/it/index.html', 'pages.json', 'stamp']
  for (const file of all.slice(0, 2)) writeDeep(`${build}/${file}`, file)
  sealBuild(build, 'a stamp')
  const check = () => {
    const args = ['--check', '--strict', '--quiet', 'SHA256SUMS']
    const { status, stdout } = spawnSync('sha256sum', args, { cwd: build, encoding: 'utf8' })
    return [status, stdout.match(/.+/g)?.sort()]
  }
  expect(readFileSync(`${build}/SHA256SUMS`, 'utf8').match(/\S+$/gm)?.sort()).toEqual(all)
  expect(check()).toEqual([0, undefined])
  for (const [index, file] of all.entries()) {
    appendFileSync(`${build}/${file}`, ' ')
    const failed = all.slice(0, index + 1).map((changed) => `${changed}: FAILED`)
    expect(check()).toEqual([1, failed])
  }
})
