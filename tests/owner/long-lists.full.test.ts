import { onTestFinished, vi } from 'vitest'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { buildCopy, copyProject } from '#tests/helpers/site-copy.ts'
import { startSite } from '#tests/helpers/site-server.ts'
import { bounds, weighSite } from '#tests/helpers/weigh.ts'
import { ownerOf, siteFaults } from './owner-copy.ts'

/** With nine more than a round number the newest part of the releases is as long as it gets. */
const isFull = process.env.GROWTH === 'full'
const counts = isFull ? { clients: 10_000, releases: 10_019 } : { clients: 200, releases: 295 }

// Hundreds of pages are read on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 })

const root = copyProject()
const owner = ownerOf(root)
growLists()
console.time('build')
await buildCopy(root)
console.timeEnd('build')

test('every page keeps 5 % of its bounds free', () => {
  const growing = weighSite(root).filter(({ kind }) => kind !== 'scripts')
  expect(growing.some(({ what }) => what.includes('/it/releases/'))).toBe(true)
  expect(growing.filter(({ kind, bytes }) => bytes > 0.95 * bounds[kind])).toEqual([])
})

test.skipIf(isFull)('all pages and links are valid', async () => {
  expect(await siteFaults(root)).toEqual([])
})

test.skipIf(isFull)(
  'Back and the other language keep the part of several that was opened',
  async ({ visit }) => {
    const site = await startSite(root)
    onTestFinished(() => site.stop())
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
  },
)

/**
 * Gives a copy as many clients and releases: shuffled words of its own dictionaries, so that no row compresses better as a
 * copy of another, and the pictures of the shipped clients. The oldest release is `r1`, with three a day.
 */
function growLists() {
  const draw = createDraw()
  const vocabulary = { it: wordsOf('it'), en: wordsOf('en') }
  const sentence = (lang: 'it' | 'en', length: number) =>
    Array.from({ length }, () => vocabulary[lang][draw(vocabulary[lang].length)]).join(' ')
  const text = (length: number) => ({ it: sentence('it', length), en: sentence('en', length) })
  const day = 86_400_000
  const subjects = [...new Set(owner.rows('releases').map(({ offering }) => offering))]
  owner.edit('releases', () =>
    Array.from({ length: counts.releases }, (_, index) => ({
      id: `r${index + 1}`,
      date: new Date(Date.UTC(2016, 0, 1) + Math.floor(index / 3) * day).toISOString().slice(0, 10),
      offering: subjects[draw(subjects.length)],
      title: text(4 + draw(5)),
      text: text(12 + draw(12)),
    })),
  )
  owner.edit('clients', (shipped) =>
    Array.from({ length: shipped.length > 0 ? counts.clients : 0 }, (_, index) => ({
      ...shipped[index % shipped.length],
      id: `c${index + 1}`,
      name: sentence('it', 3),
      place: sentence('it', 1),
      work: text(3),
    })),
  )
}

function wordsOf(lang: 'it' | 'en'): string[] {
  return [
    ...new Set(
      owner
        .words(lang)
        .join(' ')
        .match(/\p{L}{2,}/gu),
    ),
  ]
}

/** The same numbers in every run (a linear congruential generator, Numerical Recipes' constants). */
function createDraw() {
  let state = 12
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * below)
  }
}
