import { afterAll, beforeAll, describe, vi } from 'vitest'
import { languages } from '#shared/locale.ts'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { buildCopy, copyProject } from '#tests/helpers/site-copy.ts'
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

beforeAll(async () => {
  growLists(owner, counts)
  // The oldest of all stands among the first rows of the file.
  owner.edit('releases', (rows) =>
    rows.map((row, index) => (index === 9 ? { ...row, date: '2015-12-31' } : row)),
  )
  console.time('build')
  await buildCopy(copy.root)
  console.timeEnd('build')
}, 1_800_000)

afterAll(() => copy.remove())

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
