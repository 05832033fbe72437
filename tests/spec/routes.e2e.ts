import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe } from 'vitest'
import { type PageId, pages } from '#content/pages.ts'
import { languages } from '#shared/locale.ts'
import { pagePath } from '#shared/navigation.ts'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { pageScript } from '#tests/helpers/read-built.ts'
import { startWalk, type Walk } from '#tests/helpers/walk.ts'
import { words } from '#tests/helpers/words.ts'

const specified = ['/', '/menudigitale', '/lawyers', '/costaeventi', '/clients', '/releases']
const homeAnchors = ['warehouse', 'easycomande', 'easydelivery', 'ecommerce', 'plugins', 'bannerTop']

const shown = pages.filter((page) => page.id !== 'notfound')

describe.each(languages)('routes in %s (§2)', (lang) => {
  const locale = lang === 'it' ? 'it-IT' : 'en-GB'

  test('every specified path is a page of its own, at its plain address and at the pinned one', async ({
    visit,
  }) => {
    const t = words(lang)
    const headings = new Set<string>()
    const page = await visit('/', { locale })
    for (const path of specified) {
      const id = pages.find((row) => row.path === path)?.id
      if (!id) throw new Error(`content/pages.ts has no ${path}`)
      for (const address of [path, path === '/' ? `/${lang}` : `/${lang}${path}`]) {
        const answer = await page.goto(address)
        expect(answer?.status(), address).toBe(200)
        expect(await page.locator('html').getAttribute('lang'), address).toBe(lang)
        expect(await page.title(), address).toBe(t(`meta.${id}.title`))
        const description = await page.locator('meta[name="description"]').getAttribute('content')
        expect(description, address).toBe(t(`meta.${id}.description`))
        expect(await page.locator('h1').count(), address).toBe(1)
      }
      headings.add(await page.locator('h1').innerText())
    }
    expect(headings.size).toBe(specified.length)
  })

  test('home has each anchor once; menudigitale and lawyers have bannerTop', async ({ visit }) => {
    const page = await visit(`/${lang}`, { scripts: false })
    for (const anchor of homeAnchors) expect(await page.locator(`[id="${anchor}"]`).count(), anchor).toBe(1)
    for (const path of ['menudigitale', 'lawyers']) {
      await page.goto(`/${lang}/${path}`)
      expect(await page.locator('[id="bannerTop"]').count(), path).toBe(1)
    }
  })

  test('an unknown address is a 404 page in the visitor’s language with the navigation on it', async ({
    visit,
  }) => {
    const page = await visit('/nowhere/at/all', { locale, expected: [/status: 404 .*\/nowhere\/at\/all/] })
    expect(await page.locator('html').getAttribute('lang')).toBe(lang)
    expect(await page.title()).toBe(words(lang)('meta.notfound.title'))
    expect(await page.locator('header nav a[href]').count()).toBeGreaterThan(8)
    await page.locator('footer').getByRole('link', { name: 'Easy Lawyers' }).click()
    await page.waitForURL('**/lawyers#bannerTop')
    await expect.poll(() => page.title()).toBe(words(lang)('meta.lawyers.title'))
  })
})

test('without scripts every page is whole and its navigation leads on', async ({ visit }) => {
  const page = await visit('/it', { scripts: false })
  for (const { path } of shown) {
    await page.goto(path === '/' ? '/it' : `/it${path}`)
    expect(await page.locator('h1').isVisible(), path).toBe(true)
    const text = await page.locator('main').innerText()
    expect(text.length, path).toBeGreaterThan(100)
  }
  await page.goto('/it/privacy')
  await page.locator('footer').getByRole('link', { name: 'Magazzino' }).click()
  await page.waitForURL('**/it#warehouse')
  expect(await page.locator('#warehouse').isVisible()).toBe(true)
})

describe('loading on demand (§2)', () => {
  let walk: Walk
  const asked: string[] = []
  beforeAll(async () => {
    walk = await startWalk({ reducedMotion: 'reduce' })
    recordPaths(walk.page, asked)
  })
  afterAll(() => walk.end())

  test.for(shown.map((row) => row.id))('%s asks for no other page’s code on its own', async (id) => {
    asked.length = 0
    await walk.load(pagePath(id, { lang: 'it', addressForm: 'pinned' }))
    await walk.page.waitForLoadState('networkidle')
    expect(asked).toContain(pageScript(id))
    const others = shown.filter((other) => other.id !== id).map((other) => pageScript(other.id))
    expect(asked.filter((path) => others.includes(path))).toEqual([])
    expect(walk.faults()).toEqual([])
  })

  test('pointer, focus and finger near a link bring the page’s code, before any click', async ({ visit }) => {
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
