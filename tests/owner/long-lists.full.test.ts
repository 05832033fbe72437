import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, vi } from 'vitest'
import { languages } from '#shared/locale.ts'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { copyProject } from '#tests/helpers/site-copy.ts'
import { type SiteServer, startSite } from '#tests/helpers/site-server.ts'
import { bounds, weighSite } from '#tests/helpers/weigh.ts'
import { found, growLists, walkedPages } from './long-lists.ts'
import { ownerOf, type Row } from './owner-copy.ts'
import { siteFaults } from './site-faults.ts'

/** With nine more than a round number the newest part of the releases is as long as it gets. */
const isFull = process.env.GROWTH === 'full'
const counts = isFull ? { clients: 10_000, releases: 10_019 } : { clients: 200, releases: 295 }

// Hundreds of pages are read on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const copy = copyProject()
const owner = ownerOf(copy.root)
let cold: Effort
let again: Effort

beforeAll(async () => {
  growLists(owner, counts)
  // The oldest of all stands among the first rows of the file.
  owner.edit('releases', (rows) =>
    rows.map((row, index) => (index === 9 ? { ...row, date: '2015-12-31' } : row)),
  )
  cold = await build()
  if (!isFull) return
  owner.edit('releases', (rows) =>
    rows.map((row, index) => (index === 8 ? { ...row, date: '2015-12-31' } : row)),
  )
  again = await build()
}, 1_800_000)

afterAll(() => copy.remove())

const packed = (file: string) => statSync(`${copy.root}/dist/client/${file}.br`).size
const ids = (rows: readonly Row[]) => rows.map(({ id }) => String(id))

/** As the site lists them: the newest first, those of a day in the order of the file. */
const newestFirst = () =>
  owner.rows('releases').toSorted((a, b) => String(b.date).localeCompare(String(a.date)))

test('every page keeps 5 % of its bounds free', () => {
  const growing = weighSite(copy.root).filter(({ kind }) => kind !== 'scripts')
  expect(growing.some(({ what }) => what.includes('/it/releases/'))).toBe(true)
  expect(growing.filter(({ kind, bytes }) => bytes > 0.95 * bounds[kind])).toEqual([])
})

test.each(languages)(
  'without scripts every release is listed once, newest first, at most 31 a part (%s)',
  (lang) => {
    const rowsOf = (html: string) =>
      found(html.slice(html.indexOf('<main')), /<li class="releases_release" id="([^"]+)"/g)
    const pages = walkedPages(copy.root, `/${lang}/releases`, /rel="next"/)
    expect(pages.flatMap(({ html }) => rowsOf(html))).toEqual(ids(newestFirst()))
    expect(Math.max(...pages.map(({ html }) => rowsOf(html).length))).toBe(31)
    for (const [index, { html }] of pages.entries()) {
      const back = /rel="prev"[^>]*href="([^"]+)"/.exec(html) ?? /href="([^"]+)"[^>]*rel="prev"/.exec(html)
      expect(back?.[1]).toBe(pages[index - 1]?.path)
    }
    expect(new Set(pages.map(({ html }) => /<title>(.*?)<\/title>/.exec(html)?.[1])).size).toBe(pages.length)
  },
)

test.skipIf(isFull)('all pages and links are valid', async () => {
  expect(await siteFaults(copy.root)).toEqual([])
})

describe.skipIf(isFull)('in a browser', () => {
  let site: SiteServer
  beforeAll(async () => {
    site = await startSite(copy.root)
  })
  afterAll(() => site?.stop())

  test('several parts are gone through by page loads, and Back and the other language keep the part', async ({
    visit,
  }) => {
    const page = await visit(`${site.url}/it/releases`)
    const idsOf = () => page.locator('main li[id]').evaluateAll((all) => all.map(({ id }) => id))
    const newest = await idsOf()
    await page.locator('main a[rel=next]').click()
    await expect.poll(idsOf).not.toEqual(newest)
    const older = await idsOf()
    expect(await page.title()).toContain(' · ')
    await page.goBack()
    await expect.poll(idsOf).toEqual(newest)
    await page.goForward()
    await expect.poll(idsOf).toEqual(older)
    await page.locator('header a[hreflang="en"]:visible').click()
    await page.waitForURL(/\/en\/releases\/\d+$/)
    expect(await idsOf()).toEqual(older)
  })
})

test.runIf(isFull)('prints what the build and server take', async () => {
  const server = await startSite(copy.root)
  const memory = server.memory()
  await server.stop()
  const weights = weighSite(copy.root).filter(({ what }) => /\/(releases|clients)/.test(what))
  const most = (kind: string) => Math.max(...weights.flatMap((row) => (row.kind === kind ? [row.bytes] : [])))
  console.table({
    ...counts,
    'build, nothing packed before': cold,
    'build, one row changed': again,
    'heaviest document': most('document'),
    'heaviest first screen': most('firstFlight'),
    feed: packed('it/releases.atom'),
    'map of the site': packed('sitemap.xml'),
    worker: packed('ngsw-worker.js'),
    'server at rest, MB': memory,
  })
  expect(memory).toBeGreaterThan(0)
})

type Effort = { seconds: number; processor: number; megabytes: number }

/** Builds the copy; `processor` and `megabytes` are seconds and the most memory of the process that builds. */
async function build(): Promise<Effort> {
  const start = performance.now()
  const tell = `process.on('exit', () => { const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage(); console.log('used', (userCPUTime + systemCPUTime) / 1e6, maxRSS / 1024) })`
  const options = ['--import', `data:text/javascript,${encodeURIComponent(tell)}`, 'scripts/build.ts']
  const { stdout } = await promisify(execFile)(process.execPath, options, { cwd: copy.root })
  const [, processor, megabytes] = /^used (\S+) (\S+)$/m.exec(stdout) ?? []
  return {
    seconds: Math.round((performance.now() - start) / 1000),
    processor: Math.round(Number(processor)),
    megabytes: Math.round(Number(megabytes)),
  }
}
