import { readFileSync } from 'node:fs'
import { describe } from 'vitest'
import italian from '#assets/i18n/it.json' with { type: 'json' }
import type { Release } from '#content/releases.ts'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { builtPages } from '#tests/helpers/read-built.ts'
import { siteRoot } from '#tests/helpers/site-root.ts'

const isLong = (page: string) => builtPages().some((row) => row.page === page && row.part)
const releases: readonly Release[] = JSON.parse(
  readFileSync(`${siteRoot}/content/releases.json`, 'utf8'),
).releases
const oldest = releases.toSorted((a, b) => a.date.localeCompare(b.date))[0]

describe.runIf(isLong('releases'))('releases that stand in several parts', () => {
  const rows = 'main li[id]'

  test('are gone through by page loads, and Back and the other language keep the part', async ({ visit }) => {
    const page = await visit('/it/releases')
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
    const page = await visit(`/it/releases#${oldest?.id}`, { early: true })
    await page.waitForURL(/\/it\/releases\/1#/)
    await expect.poll(() => page.locator(`[id="${oldest?.id}"]`).isVisible()).toBe(true)
  })

  test('an address that filtered one page leads on to the product’s own', async ({ visit }) => {
    const product = releases[0]?.offering
    const page = await visit(`/en/releases?product=${product}`, { early: true })
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/en/releases/${product}`)
  })
})

describe.runIf(isLong('clients'))('clients that stand in several parts', () => {
  const names = 'main li h2'

  test('without script the button leads to the next of them', async ({ visit }) => {
    const page = await visit('/it/clients', { scripts: false })
    const first = await page.locator(names).allTextContents()
    await page.getByRole('link', { name: italian['clients.more'] }).click()
    await page.waitForURL('**/it/clients/2')
    const second = await page.locator(names).allTextContents()
    expect(second.filter((name) => first.includes(name))).toEqual([])
    expect(await page.locator('main a[rel=prev]').getAttribute('href')).toBe('/it/clients')
  })

  test('with script it brings them into the page', async ({ visit }) => {
    const page = await visit('/it/clients')
    const count = await page.locator(names).count()
    await page.getByRole('link', { name: italian['clients.more'] }).click()
    await expect.poll(() => page.locator(names).count()).toBeGreaterThan(count)
    expect(new URL(page.url()).pathname).toBe('/it/clients')
  })
})
