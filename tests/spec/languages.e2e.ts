import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { expect, laidOut, test } from '#tests/helpers/browser-test.ts'
import { builtPages, readBuilt } from '#tests/helpers/read-built.ts'
import { words } from '#tests/helpers/words.ts'

/** Serves empty scripts, so that the page is never hydrated. */
const preventHydration = (page: Page) =>
  page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))

describe('the start language (§1)', () => {
  // All other preferences of browsers: `server/http/request-headers.test.ts`.
  test.for([
    ['it-CH', 'it'],
    ['fr-FR', 'en'],
  ] as const)('a browser in %s gets a page in %s at a neutral address', async ([locale, lang], { visit }) => {
    const page = await visit('/lawyers', { locale })
    expect(await page.locator('html').getAttribute('lang')).toBe(lang)
    expect(await page.title()).toBe(words(lang)('meta.lawyers.title'))
    expect(new URL(page.url()).pathname).toBe('/lawyers')
  })
})

test.for([false, true])(
  'the contact form preselects the browser’s answer language, not the page’s (scripts: %s)',
  async (scripts, { visit }) => {
    const page = await visit('/it/contact', { locale: 'de-DE', scripts })
    await expect.poll(() => page.locator('[name=answerLanguage][value=en]').isChecked()).toBe(true)
  },
)

test('links keep the address form of their page', () => {
  for (const { file, lang, addressForm } of builtPages().filter(({ page }) => page === 'clients')) {
    const links = [...readBuilt(file).matchAll(/<a\b([^>]*)\shref="(\/[^"]*)"([^>]*)>/g)]
      .filter(([, before, , after]) => !/hreflang/i.test(`${before}${after}`))
      .map(([, , href = '']) => href)
      .filter((href) => !href.startsWith('/assets/'))
    expect(links.length, file).toBeGreaterThan(0)
    const own = addressForm === 'pinned' ? new RegExp(`^/${lang}(/|$|[?#])`) : /^\/(?!(it|en)(\/|$|[?#]))/
    expect(
      links.filter((href) => !own.test(href)),
      file,
    ).toEqual([])
  }
})

describe('the language switch', () => {
  test('keeps page and fragment, and saves the language in a cookie', async ({ visit }) => {
    const page = await visit('/it/lawyers', { locale: 'it-IT' })
    await page.locator('#side-panel [data-tile="lawyers"]').click()
    await page.waitForURL('**/it/lawyers#bannerTop')
    await page.getByRole('link', { name: 'English' }).first().click()
    await page.waitForURL('**/en/lawyers#bannerTop')
    expect(await page.title()).toBe(words('en')('meta.lawyers.title'))
    const cookies = await page.context().cookies()
    expect(cookies.find((cookie) => cookie.name === 'lang')).toMatchObject({
      value: 'en',
      sameSite: 'Lax',
      path: '/',
    })
    await page.goto('/')
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
  })

  test('keeps the query, also after the page has changed it', async ({ visit }) => {
    const page = await visit('/it/lawyers?from=2026-07-09&days=15', { locale: 'it-IT' })
    await page.getByRole('link', { name: 'English' }).first().click()
    await page.waitForURL('**/en/lawyers?from=2026-07-09&days=15')
    await laidOut(page)
    await page.locator('#bannerTop').getByRole('textbox', { name: 'Time limit' }).fill('20')
    await page.waitForURL('**/en/lawyers?from=2026-07-09&days=20*')
    await page.getByRole('link', { name: 'Italiano' }).first().click()
    const at = () => new URL(page.url())
    await expect.poll(() => at().pathname).toBe('/it/lawyers')
    expect(at().search).toContain('?from=2026-07-09&days=20')
  })

  test('saves the language without scripts and before hydration', async ({ visit }) => {
    for (const options of [{ scripts: false }, { early: true, before: preventHydration }]) {
      const page = await visit('/it/clients', { locale: 'it-IT', ...options })
      await page.locator('header a[hreflang=en]').last().click()
      await page.waitForURL('**/en/clients')
      const [cookie] = await page.context().cookies()
      expect(cookie).toMatchObject({ name: 'lang', value: 'en', sameSite: 'Lax', path: '/' })
      await page.goto('/clients')
      expect(await page.locator('html').getAttribute('lang')).toBe('en')
    }
  })
})
