import { describe } from 'vitest'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { words } from '#tests/helpers/words.ts'

/** Label, route, fragment: the table of the specification (§2). */
const specified = [
  ['Magazzino', '/', 'warehouse'],
  ['Easy Comande', '/', 'easycomande'],
  ['Easy Delivery', '/', 'easydelivery'],
  ['Menu Digitale', '/menudigitale', 'bannerTop'],
  ['Easy Lawyers', '/lawyers', 'bannerTop'],
  ['Home', '/', 'bannerTop'],
] as const

const addresses = (prefix: string) =>
  specified.map(([, route, fragment]) => `${prefix}${route === '/' ? prefix && '' : route}#${fragment}`)

describe('footer (§2)', () => {
  test('six shortcuts with their labels, routes and fragments', async ({ visit }) => {
    const page = await visit('/it/clients', { scripts: false })
    const shortcuts = page.getByRole('navigation', { name: 'Scorciatoie' }).getByRole('link')
    expect(await shortcuts.allTextContents()).toEqual(specified.map(([label]) => label))
    const hrefs = () => shortcuts.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(await hrefs()).toEqual(addresses('/it'))

    await page.goto('/clients')
    expect(await hrefs()).toEqual(specified.map(([, route, fragment]) => `${route}#${fragment}`))
  })

  test('in English the same targets, with English words', async ({ visit }) => {
    const t = words('en')
    const page = await visit('/en', { scripts: false })
    const shortcuts = page.getByRole('navigation', { name: t('footer.shortcuts') }).getByRole('link')
    expect(await shortcuts.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      addresses('/en'),
    )
    expect(await shortcuts.first().textContent()).toBe(t('offering.warehouse.name'))
  })

  test.for(['it', 'en'] as const)('in %s: family of apps, provider, © 2023', async (lang, { visit }) => {
    const page = await visit(`/${lang}`, { scripts: false })
    const footer = page.locator('footer')
    const text = await footer.innerText()
    expect(text).toContain('2023')
    expect(text).toContain(words(lang)('footer.family'))
    expect(text).toMatch(lang === 'it' ? /famiglia di app/ : /family of apps/)
    expect(text).toContain(words(lang)('footer.copyright'))
    expect(await footer.locator('svg').count()).toBeGreaterThan(0)
  })
})
