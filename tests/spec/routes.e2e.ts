import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import type { PageId } from '#content/pages.ts'
import { languages } from '#shared/locale.ts'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { pageScript } from '#tests/helpers/read-built.ts'
import { words } from '#tests/helpers/words.ts'

describe.each(languages)('routes in %s (§2)', (lang) => {
  const locale = lang === 'it' ? 'it-IT' : 'en-GB'

  test('an unknown address answers 404 in the visitor’s language, with the navigation', async ({ visit }) => {
    const page = await visit('/nowhere/at/all', { locale, expected: [/status: 404 .*\/nowhere\/at\/all/] })
    expect(await page.locator('html').getAttribute('lang')).toBe(lang)
    expect(await page.title()).toBe(words(lang)('meta.notfound.title'))
    expect(await page.locator('header nav a[href]').count()).toBeGreaterThan(8)
    await page.locator('footer').getByRole('link', { name: 'Easy Lawyers' }).click()
    await page.waitForURL('**/lawyers#bannerTop')
    await expect.poll(() => page.title()).toBe(words(lang)('meta.lawyers.title'))
  })
})

describe('preloading (§2)', () => {
  test('hover, focus and touch on a link load the page’s code before any click', async ({ visit }) => {
    const asked: string[] = []
    const page = await visit('/it', { touch: true, before: async (opened) => recordPaths(opened, asked) })
    const gestures: [PageId, () => Promise<unknown>][] = [
      ['menudigitale', () => page.locator('header').getByRole('link', { name: 'Menu Digitale' }).hover()],
      ['lawyers', () => page.locator('footer').getByRole('link', { name: 'Easy Lawyers' }).focus()],
      ['costaeventi', () => page.locator('aside [data-tile="costaeventi"]').dispatchEvent('touchstart')],
    ]
    for (const [id, gesture] of gestures) {
      expect(asked).not.toContain(pageScript(id))
      await gesture()
      await expect.poll(() => asked).toContain(pageScript(id))
    }
    expect(new URL(page.url()).pathname).toBe('/it')
  })
})

function recordPaths(page: Page, paths: string[]) {
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
}
