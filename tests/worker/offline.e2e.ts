import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { pages } from '#content/pages.ts'
import { pagePath } from '#shared/navigation.ts'
import { laidOut } from '#tests/helpers/browser-test.ts'
import { unexpectedFaults } from '#tests/helpers/faults.ts'
import { startShortSite } from './short-site.ts'
import { newVisitor, untilControlled } from './visitor.ts'

let short: Awaited<ReturnType<typeof startShortSite>>
beforeAll(async () => {
  short = await startShortSite((dist) => {
    const dictionary = `${dist}/client/assets/i18n/it.json`
    const text = readFileSync(dictionary, 'utf8')
    writeFileSync(dictionary, text.replace('"Nascondi menu"', '"Chiudi il pannello"'))
  })
})
afterAll(() => short.stop())

/** A new visitor whose worker controls this page. */
async function visit(site: string, path: string) {
  const visitor = await newVisitor(site)
  await visitor.page.goto(path)
  await laidOut(visitor.page)
  await untilControlled(visitor.page)
  return visitor
}

test('after one visit the next page needs no network, and every page opens offline', async () => {
  const { page, front, context, faults } = await visit(inject('siteUrl'), '/')
  /** Fetched for the next visit: a new version, and corrected words three seconds after a page. */
  const later = ['/ngsw-worker.js', '/assets/i18n/it.json']
  await page.goto('about:blank')
  front.seen.length = 0
  await page.goto('/lawyers')
  await laidOut(page)
  expect(front.seen.filter((path) => !later.includes(path))).toEqual([])

  await context.setOffline(true)
  const forms = [
    { lang: 'it', addressForm: 'pinned' },
    { lang: 'en', addressForm: 'pinned' },
    { lang: 'it', addressForm: 'neutral' },
  ] as const
  for (const [index, { id }] of pages.filter(({ indexed, id }) => indexed || id === 'menu').entries()) {
    const form = forms[index % forms.length] ?? forms[0]
    const path = pagePath(id, form)
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    expect(await page.locator('html').getAttribute('lang'), path).toBe(form.lang)
    await laidOut(page)
  }
  // Fetches for the next visit may have been cut when the network went.
  const cutOff = later.map((path) => new RegExp(`^failed: \\S+${path} net::ERR_INTERNET_DISCONNECTED$`))
  // The page for unknown addresses was fetched with its own status.
  expect(unexpectedFaults(faults, [/^status: 404 .*\/404$/, ...cutOff])).toEqual([])
})

test('a language chosen before hydration is saved in a cookie and used offline', async () => {
  const { page, context } = await visit(short.url, '/lawyers')
  // As before hydration: no listener of ours gets the click.
  await page.evaluate(() => {
    window.addEventListener('click', (event) => event.stopImmediatePropagation(), { capture: true })
  })
  await page.locator('header a[hreflang="en"]:visible').click()
  await page.waitForURL('**/en/lawyers')
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === 'lang')).toMatchObject({
    value: 'en',
    sameSite: 'Lax',
    path: '/',
  })
  await context.setOffline(true)
  await page.goto('/lawyers')
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
})

test('a dictionary corrected in the built site shows without a rebuild, also from the cache', async () => {
  const { page } = await visit(short.url, '/')
  const button = page.getByRole('button', { name: 'Chiudi il pannello' })
  await button.waitFor()
  await page.goto('/lawyers')
  await button.waitFor()
  await page.reload()
  await button.waitFor()
  expect(await button.count()).toBe(1)
})
