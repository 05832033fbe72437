import type { Page } from 'playwright-core'
import { releases } from '#content/releases.ts'
import { expect, test } from '../helpers/browser-test.ts'

const titles = 'main li h3'

test('a product’s releases have an address, and Back undoes the choice where the visitor stood', async ({
  visit,
}) => {
  const page = await visit('/it/releases')
  const all = await page.locator(titles).count()
  await page.getByRole('navigation', { name: 'Filtra' }).getByRole('link', { name: 'Magazzino' }).click()
  await expect.poll(() => page.locator(titles).count()).toBeLessThan(all)
  expect(new URL(page.url()).search).toBe('?product=warehouse')
  await page.goBack()
  await expect.poll(() => page.locator(titles).count()).toBe(all)

  const shared = await visit('/en/releases?product=lawyers')
  const ofLawyers = releases.filter(({ offering }) => offering === 'lawyers')
  await expect.poll(() => shared.locator(titles).count()).toBe(ofLawyers.length)
})

test('every release shows its day, whatever the one above it says', async ({ visit }) => {
  const page = await visit('/it/releases', { scripts: false })
  const days = page.locator('main li time')
  expect(await days.count()).toBe(await page.locator(titles).count())
  const widths = await days.evaluateAll((all) => all.map((day) => day.getBoundingClientRect().width))
  expect(Math.min(...widths)).toBeGreaterThan(10)
})

test('the head announces the feed of the page’s language, and the browser can parse it', async ({
  visit,
}) => {
  let tab: Page | undefined
  for (const lang of ['it', 'en']) {
    const page = await visit(`/${lang}/releases`, { tab })
    tab = page
    const address = await page.locator('link[type="application/atom+xml"]').getAttribute('href')
    const answer = await page.request.get(address ?? '')
    expect(answer.headers()['content-type']).toContain('application/atom+xml')
    const plain = await page.context().newPage()
    const feed = await plain.evaluate(
      (text) => {
        const xml = new DOMParser().parseFromString(text, 'application/xml')
        return {
          lang: xml.documentElement.getAttribute('xml:lang'),
          broken: xml.getElementsByTagName('parsererror').length,
          ids: [...xml.getElementsByTagName('id')].map((node) => node.textContent),
          entries: xml.getElementsByTagName('entry').length,
        }
      },
      await answer.text(),
    )
    expect(feed).toMatchObject({ lang, broken: 0 })
    expect(feed.entries).toBe(await page.locator(titles).count())
    expect(new Set(feed.ids).size).toBe(feed.entries + 1)
  }
})
