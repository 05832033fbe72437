import type { Page, Route } from 'playwright-core'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { dictionaries, words } from '#tests/helpers/words.ts'

// Query and fragment: `language-switch.view.test.tsx`, `other-browser-tests.ts`.
test('the language switch saves the language in a cookie, also without scripts', async ({ visit }) => {
  const page = await visit('/it/clients', { scripts: false })
  await page.locator('header a[hreflang=en]').last().click()
  await page.waitForURL('**/en/clients')
  await page.goto('/clients')
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
})

const t = words('it')
const address = '**/assets/i18n/*.json'

test('a corrected dictionary is shown without a rebuild, on the first page and after navigation (§7)', async ({
  visit,
}) => {
  const page = await visit('/it', { before: (opened) => opened.route(address, fulfilCorrected) })
  await expect.poll(() => page.title()).toBe('Titolo corretto')
  expect(await page.getByRole('button', { name: 'Chiudi il pannello' }).isVisible()).toBe(true)
  expect(await page.locator('footer').innerText()).toContain('Il deposito')
  expect(await page.locator('main h1').isVisible()).toBe(true)
  expect(await page.locator('main #warehouse').innerText()).toContain('Il deposito')
  await page.locator('footer').getByRole('link', { name: 'Il deposito' }).click()
  await page.waitForURL('**/it#warehouse')
  await page.locator('footer').getByRole('link', { name: 'Easy Lawyers' }).click()
  await expect.poll(() => page.title()).toBe('Avvocati, corretto')
  expect(await page.locator('html').getAttribute('lang')).toBe('it')
})

// Other answers that are no dictionary: `app/entry/dictionary.browser.test.ts`.
const failures: [string, (route: Route) => Promise<unknown> | undefined][] = [
  ['the connection fails', (route) => route.abort('internetdisconnected')],
  ['the server never answers', () => undefined],
]

test.for(failures)(
  'a page stays readable and navigable without its dictionary, when %s',
  async ([, respond], { visit }) => {
    const page = await visit('/it', {
      early: true,
      expected: [/i18n/, /dictionary|JSON|Failed to fetch/i],
      before: (opened) => opened.route(address, (route) => respond(route)),
    })
    await expectReadable(page, 'home')
    // It could do nothing.
    expect(await page.getByRole('button', { name: t('header.hidePanel') }).count()).toBe(0)
    // By keyboard: after a jump by script the deferred layout would move the footer under the pointer.
    await page.keyboard.press('End')
    await page.locator('footer').getByRole('link', { name: 'Easy Lawyers' }).click()
    await page.waitForURL('**/it/lawyers#bannerTop', { waitUntil: 'commit' })
    await expectReadable(page, 'lawyers')
    await page.locator('header').getByRole('button', { name: 'Portfolio' }).click()
    await page.locator('header').getByRole('link', { name: 'Costa Eventi' }).click()
    await page.waitForURL('**/it/costaeventi', { waitUntil: 'commit' })
    await expectReadable(page, 'costaeventi')

    // The dictionary is requested again on the next navigation.
    await page.unroute(address)
    await page.locator('header').getByRole('link', { name: 'Menu Digitale' }).click()
    await page.waitForURL('**/it/menudigitale', { waitUntil: 'commit' })
    await page.locator('html[data-live]').waitFor()
    // A response held back until now may have hydrated the old page: its router then shows the new one.
    await expect.poll(() => page.title()).toBe(t('meta.menudigitale.title'))
  },
)

async function expectReadable(page: Page, id: 'home' | 'lawyers' | 'costaeventi') {
  await expect.poll(() => page.title()).toBe(t(`meta.${id}.title`))
  await page.locator('h1').waitFor()
  expect(await page.locator('footer').innerText()).toContain('Magazzino')
  expect(await page.locator('body').innerText()).not.toMatch(/\b(header|offering|meta|panel)\.\w+\.?\w*\b/)
}

function fulfilCorrected(route: Route) {
  const corrected = {
    ...dictionaries.it,
    'meta.home.title': 'Titolo corretto',
    'meta.lawyers.title': 'Avvocati, corretto',
    'header.hidePanel': 'Chiudi il pannello',
    'offering.warehouse.name': 'Il deposito',
  }
  return route.fulfill({ contentType: 'application/json', body: JSON.stringify(corrected) })
}
