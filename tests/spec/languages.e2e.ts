import type { Page } from 'playwright-core'
import { describe, inject } from 'vitest'
import { pages } from '#content/pages.ts'
import { answerLanguage } from '#shared/answer-language.ts'
import { expect, hydrated, test } from '#tests/helpers/browser-test.ts'
import { words } from '#tests/helpers/words.ts'

/** The page's scripts come, and do nothing. */
const neverAwake = (page: Page) =>
  page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))

const shown = pages.filter((page) => page.id !== 'notfound')

describe('the start rule (§1)', () => {
  test.for([
    ['it-IT', 'it'],
    ['it', 'it'],
    ['it-CH', 'it'],
    ['en-GB', 'en'],
    ['en-US', 'en'],
    ['fr-FR', 'en'],
    ['de-DE', 'en'],
  ] as const)('a browser in %s sees %s', async ([locale, lang], { visit }) => {
    for (const scripts of [true, false]) {
      const page = await visit('/lawyers', { locale, scripts })
      expect(await page.locator('html').getAttribute('lang')).toBe(lang)
      expect(await page.title()).toBe(words(lang)('meta.lawyers.title'))
      expect(new URL(page.url()).pathname).toBe('/lawyers')
    }
  })

  test.for([
    ['en-GB,it;q=0.9', 'en'],
    ['it;q=0.5,en;q=0.9', 'en'],
    ['fr,it;q=0.9', 'en'],
    ['it;q=0,en', 'en'],
    ['', 'en'],
    ['*', 'en'],
  ] as const)('only the first preference of %j counts', async ([header, lang]) => {
    const answer = await fetch(inject('siteUrl'), {
      headers: { 'accept-language': header },
      redirect: 'manual',
    })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain(`<html lang="${lang}"`)
    expect(answer.headers.get('content-language')).toBe(lang)
    expect(answer.headers.get('vary')).toMatch(/accept-language/i)
    expect(answer.headers.get('vary')).toMatch(/cookie/i)
  })

  test('an earlier choice goes before the browser’s language', async ({ visit }) => {
    const italian = await visit('/clients', { locale: 'en-GB', chosen: 'it' })
    expect(await italian.locator('html').getAttribute('lang')).toBe('it')
    const english = await visit('/clients', { locale: 'it-IT', chosen: 'en' })
    expect(await english.locator('html').getAttribute('lang')).toBe('en')
  })

  test('the separate helper has its own, looser rule', () => {
    expect(['it', 'it-IT', 'de-it', 'lit'].map(answerLanguage)).toEqual(['it', 'it', 'it', 'it'])
    expect(['en', 'fr-FR', 'IT', ''].map(answerLanguage)).toEqual(['en', 'en', 'en', 'en'])
  })
})

test.for([
  ['it', 'en-GB', 'en'],
  ['en', 'it-IT', 'it'],
  ['it', 'de-DE', 'en'],
] as const)(
  'the contact page in %s proposes to a browser of %s an answer in %s, with scripts and without',
  async ([lang, locale, expected], { visit }) => {
    for (const scripts of [false, true]) {
      const page = await visit(`/${lang}/contact`, { locale, scripts })
      const proposed = page.locator(`[name=answerLanguage][value=${expected}]`)
      await expect.poll(() => proposed.isChecked()).toBe(true)
    }
  },
)

describe('pinned pages', () => {
  test('are in their language for everybody, and opening one chooses nothing', async ({ visit }) => {
    const page = await visit('/en/clients', { locale: 'it-IT', chosen: 'it' })
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    const cookies = await page.context().cookies()
    expect(cookies.find((cookie) => cookie.name === 'lang')?.value).toBe('it')
    await page.goto('/clients')
    expect(await page.locator('html').getAttribute('lang')).toBe('it')

    const fresh = await visit('/en', { locale: 'it-IT' })
    expect((await fresh.context().cookies()).map((cookie) => cookie.name)).not.toContain('lang')
  })

  test('links keep the form of the address that the visitor is on', async ({ visit }) => {
    const page = await visit('/it/clients', { scripts: false })
    const hrefs = () =>
      page
        .locator('a[href^="/"]:not([href^="/assets/"])')
        .evaluateAll((links) =>
          links.filter((link) => !link.hasAttribute('hreflang')).map((link) => link.getAttribute('href')),
        )
    for (const href of await hrefs()) expect(href).toMatch(/^\/it(\/|$|[?#])/)
    await page.goto('/clients')
    for (const href of await hrefs()) expect(href).not.toMatch(/^\/(it|en)(\/|$|[?#])/)
  })
})

describe('the switch', () => {
  test('is a link to the same page in the other language, on every page', async ({ visit }) => {
    const page = await visit('/it', { scripts: false })
    for (const { path } of shown) {
      for (const [address, other] of [
        [`/it${path === '/' ? '' : path}`, `/en${path === '/' ? '' : path}`],
        [`/en${path === '/' ? '' : path}`, `/it${path === '/' ? '' : path}`],
      ] as const) {
        await page.goto(address)
        const link = page.locator('a[hreflang][lang]').last()
        expect(await link.getAttribute('href'), address).toBe(other)
        expect(await link.getAttribute('lang'), address).toBe(other.slice(1, 3))
      }
    }
  })

  test('keeps page and fragment, and is remembered', async ({ visit }) => {
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

  test('keeps what the visitor made in the address', async ({ visit }) => {
    const page = await visit('/it/lawyers?from=2026-07-09&days=15', { locale: 'it-IT' })
    await page.getByRole('link', { name: 'English' }).first().click()
    await page.waitForURL('**/en/lawyers?from=2026-07-09&days=15')
    await hydrated(page)
    await page.locator('#example').scrollIntoViewIfNeeded()
    await page.locator('#example').getByRole('textbox', { name: 'Time limit' }).fill('20')
    await page.waitForURL('**/en/lawyers?from=2026-07-09&days=20*')
    await page.getByRole('link', { name: 'Italiano' }).first().click()
    await page.waitForURL('**/it/lawyers?from=2026-07-09&days=20*')
  })

  test('works on a page in the visitor’s language too, and back', async ({ visit }) => {
    const page = await visit('/costaeventi', { locale: 'it-IT' })
    await page.getByRole('link', { name: 'English' }).first().click()
    await page.waitForURL('**/en/costaeventi')
    await page.getByRole('link', { name: 'Italiano' }).first().click()
    await page.waitForURL('**/it/costaeventi')
    await page.goto('/')
    expect(await page.locator('html').getAttribute('lang')).toBe('it')
  })

  test('is remembered without scripts and before the page is awake', async ({ visit }) => {
    for (const options of [{ scripts: false }, { early: true, before: neverAwake }]) {
      const page = await visit('/it/clients', { locale: 'it-IT', ...options })
      await page.locator('header a[hreflang=en]').last().click()
      await page.waitForURL('**/en/clients')
      const [cookie] = await page.context().cookies()
      expect(cookie).toMatchObject({ name: 'lang', value: 'en', sameSite: 'Lax', path: '/' })
      await page.goto('/clients')
      expect(await page.locator('html').getAttribute('lang')).toBe('en')
    }
  })

  test('on a small screen it is in the menu', async ({ visit }) => {
    const page = await visit('/it/releases', { width: 360 })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.locator('header nav').getByRole('link', { name: 'English' }).click()
    await page.waitForURL('**/en/releases')
  })
})
