import { describe } from 'vitest'
import { expect, test } from '#tests/helpers/browser-test.ts'
import type { Row } from './owner-copy.ts'

/** `releases` are its own, the newest first. */
type Site = { url: string; releases: readonly Row[] }

/** The tests of a site with long lists in a browser. */
export function listPartsTests(site: () => Site) {
  const oldest = () => String(site().releases.at(-1)?.id)

  describe('releases that stand in several parts', () => {
    const rows = 'main li[id]'

    test('are gone through by page loads, and Back and the other language keep the part', async ({
      visit,
    }) => {
      const page = await visit(`${site().url}/it/releases`)
      const idsOf = () => page.locator(rows).evaluateAll((all) => all.map(({ id }) => id))
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

    test('an address from the days of one page leads on to where its release stands', async ({ visit }) => {
      const page = await visit(`${site().url}/it/releases#${oldest()}`, { early: true })
      await page.waitForURL(/\/it\/releases\/1#/)
      await expect.poll(() => page.locator(`[id="${oldest()}"]`).isVisible()).toBe(true)
    })

    test('an address that filtered one page leads on to the product’s own', async ({ visit }) => {
      const product = site().releases[0]?.offering
      const page = await visit(`${site().url}/en/releases?product=${product}`, { early: true })
      await expect.poll(() => new URL(page.url()).pathname).toBe(`/en/releases/${product}`)
    })
  })

  describe('clients that stand in several parts', () => {
    const names = 'main li h2'

    test('without script a link leads to the next of them', async ({ visit }) => {
      const page = await visit(`${site().url}/it/clients`, { scripts: false })
      const first = await page.locator(names).allTextContents()
      await page.locator('main a[rel=next]').click()
      await page.waitForURL('**/it/clients/2')
      const second = await page.locator(names).allTextContents()
      expect(second.filter((name) => first.includes(name))).toEqual([])
      expect(await page.locator('main a[rel=prev]').getAttribute('href')).toBe('/it/clients')
    })
  })
}
