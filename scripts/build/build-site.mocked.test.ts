import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { build } from 'vite'
import { beforeEach, expect, test, vi } from 'vitest'
import { readSums } from '#server/site/sums.ts'
import { ownFolder, writeDeep } from '#tests/helpers/own-folder.ts'
import { layFixtureSite } from '#tests/helpers/site-copy.ts'
import { buildSite, buildStaticSite } from './build-site.ts'
import { compressFolder } from './compress.ts'
import { writeGenerated } from './generated.ts'
import { publicOrigin } from './origin.ts'
import { buildStamp } from './stamp.ts'

// The steps that take long have tests of their own.
vi.mock('vite', () => ({ build: vi.fn() }))
vi.mock('./generated.ts', () => ({ writeGenerated: vi.fn() }))
vi.mock('./compress.ts', () => ({ compressFolder: vi.fn() }))
vi.mock('./app-icons.ts', () => ({ buildAppIcons: vi.fn() }))
vi.mock('./share-card.ts', () => ({ buildShareCard: vi.fn() }))
vi.mock('./prerender.ts', () => ({ prerenderPages: vi.fn(async () => pages) }))
const pages = vi.hoisted(() => {
  const page = { page: 'clients', lang: 'it', addressForm: 'pinned', styleHash: '' }
  const [first, second] = [
    { path: '/it/clients', file: 'it/a.html' },
    { path: '/it/clients/2', file: 'it/b.html', part: '2' },
  ]
  return [Object.assign(first, page), Object.assign(second, page)]
})
const told = vi.spyOn(console, 'log').mockImplementation(() => {})

let root = ''
const write = (file: string, text: string) => writeDeep(`${root}/${file}`, text)
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8')
const served = () => read('dist/pages.json')
const anew = { ifChanged: false, isPreview: false }
const ifChanged = { ifChanged: true, isPreview: false }
const host = { origin: 'https://a.example', formServer: '' }

/** What Vite is asked for, each by its folder. */
const asked = () => vi.mocked(build).mock.calls.map(([config]) => config?.build?.outDir)

beforeEach(() => {
  root = ownFolder()
  layFixtureSite(root)
  write('deploy/release.sh', '')
  write('generated/pictures.json', '{}')
  write('generated/people.json', '{ "people": [] }')
  write('dist/stamp', buildStamp(root, publicOrigin()))
  write('dist/pages.json', 'served')
  vi.mocked(writeGenerated).mockReset()
  vi.mocked(build)
    .mockReset()
    .mockImplementation(async () => {
      // A test runner's value would make React's build for development.
      expect(process.env.NODE_ENV).toBe('production')
      if (!existsSync(`${root}/dist/client`)) write('dist/client/.vite/manifest.json', '{}')
      for (const { file } of pages) write(`dist/client/${file}`, '<meta charset="utf-8">')
      return []
    })
})

test('a build is packed and sealed, and tells how far it is', async () => {
  vi.stubEnv('TELL_PROGRESS', '1')
  const send = vi.spyOn(process, 'send').mockReturnValue(true)
  await buildSite(root, anew)
  const steps = send.mock.calls.map(([step]) => step)
  send.mockRestore()
  vi.unstubAllEnvs()
  expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((done) => ({ done, of: 8 })))
  expect(asked()).toEqual(['dist/client', 'dist/prerender', 'dist/client', 'dist/server'])
  expect([...readSums(`${root}/dist`).sums.keys()]).toEqual(
    expect.arrayContaining(['client/it.webmanifest', 'client/assets/i18n/it.json', 'deploy/release.sh']),
  )
  const [[, , isRare] = []] = vi.mocked(compressFolder).mock.calls
  const files = ['it/a.html', 'it/b.html', 'it/releases.atom']
  expect(files.filter((file) => isRare?.(file))).toEqual(['it/b.html'])
  expect(read('dist/client/robots.txt')).toContain(`\nSitemap: ${publicOrigin()}/sitemap.xml\n`)
  expect(read('dist/client/sitemap.xml')).toContain('/it/clients')
  expect(JSON.parse(served())).toEqual({ origin: publicOrigin(), pages })
  expect(JSON.parse(read('dist/package.json'))).toEqual({ type: 'module' })
  // The shell alone is compiled ahead.
  const { postBanner } = Object(vi.mocked(build).mock.calls[0]?.[0]?.build?.rolldownOptions?.output)
  const banners = ['shell', 'entry'].map((name) => postBanner({ name }))
  expect(banners).toEqual(['//# allFunctionsCalledOnLoad', ''])
})

test('a static build replaces the former one of its kind, and leaves the current build', async () => {
  await buildStaticSite(root, host)
  write('dist-static/old.html', '')
  await buildStaticSite(root, host)
  expect(readdirSync(`${root}/dist-static`)).toEqual(
    ['.htaccess', '.nojekyll', '_headers', '_redirects', 'assets', 'en', 'en.webmanifest', 'it'].concat([
      'it.webmanifest',
      'robots.txt',
      'sitemap.xml',
    ]),
  )
  expect(asked()).not.toContain('dist/server')
  expect(served()).toBe('served')
})

test('a preview leaves the current build, and becomes it once the same is built', async () => {
  const preview = { ifChanged: true, isPreview: true }
  write('site/clients.json', '[]')
  await buildSite(root, preview)
  expect(served()).toBe('served')
  expect(JSON.parse(read('.cache/preview/pages.json'))).toMatchObject({ pages })
  vi.mocked(writeGenerated).mockRejectedValueOnce(new Error('no faces'))
  await expect(buildSite(root, { ...preview, ifChanged: false })).rejects.toThrow('no faces')
  expect(existsSync(`${root}/.cache/preview`)).toBe(false)
  await buildSite(root, preview)
  vi.mocked(writeGenerated).mockRejectedValue(new Error('built again'))
  await buildSite(root, preview)
  await buildSite(root, ifChanged)
  expect(JSON.parse(served())).toMatchObject({ pages })
  expect(existsSync(`${root}/.cache/preview`)).toBe(false)
})

test('a failed build restores the former one with its old stamp', async () => {
  vi.mocked(writeGenerated).mockRejectedValue(new Error('no faces'))
  told.mockClear()
  await buildSite(root, ifChanged)
  expect(told).not.toHaveBeenCalled()
  write('site/clients.json', '[]')
  await expect(buildSite(root, ifChanged)).rejects.toThrow('no faces')
  expect(served()).toBe('served')
  expect(told).toHaveBeenLastCalledWith('Costruisco il sito …')
  // The failed build has not counted as one: it is tried again.
  await expect(buildSite(root, ifChanged)).rejects.toThrow('no faces')
  layFixtureSite(root)
  await buildSite(root, ifChanged)
  expect(served()).toBe('served')
  await expect(buildSite(root, anew)).rejects.toThrow('no faces')
})
