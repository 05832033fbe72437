import { expect, inject, test } from 'vitest'
import { pages } from '#content/pages.ts'
import { pagePath } from '#shared/navigation.ts'
import { laidOut } from '#tests/helpers/browser-test.ts'
import { unexpectedFaults } from '#tests/helpers/faults.ts'
import { newVisitor, untilControlled } from './visitor.ts'

test('after one visit the next page needs no network, and every page opens offline', async () => {
  const { page, front, context, faults } = await newVisitor(inject('siteUrl'))
  await page.goto('/')
  await laidOut(page)
  await untilControlled(page)
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
