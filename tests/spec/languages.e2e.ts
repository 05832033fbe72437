import { describe } from 'vitest'
import { expect, laidOut, test } from '#tests/helpers/browser-test.ts'
import { builtPages, readBuilt } from '#tests/helpers/read-built.ts'

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

  test('saves the language in a cookie, also without scripts', async ({ visit }) => {
    const page = await visit('/it/clients', { scripts: false })
    await page.locator('header a[hreflang=en]').last().click()
    await page.waitForURL('**/en/clients')
    await page.goto('/clients')
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
  })
})
