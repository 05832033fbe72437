import { describe } from 'vitest'
import { expect, test } from '#tests/helpers/browser-test.ts'

describe('header (§2)', () => {
  test('it stays at the top, is blue, and its logo leads home', async ({ visit }) => {
    const page = await visit('/it/lawyers')
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const header = page.locator('header').first()
    expect((await header.boundingBox())?.y).toBe(0)
    const colour = await header.evaluate((element) => getComputedStyle(element).backgroundColor)
    const [red = 0, green = 0, blue = 0] = colour.match(/\d+/g)?.map(Number) ?? []
    expect(blue).toBeGreaterThan(2 * Math.max(red, green))
    await page.locator('header a').first().click()
    await page.waitForURL('**/it')
  })

  test('Menu Digitale is a link of the top level', async ({ visit }) => {
    const page = await visit('/it')
    const link = page.locator('header nav > ul > li > a', { hasText: 'Menu Digitale' })
    expect(await link.getAttribute('href')).toBe('/it/menudigitale')
    await link.click()
    await page.waitForURL('**/it/menudigitale')
    await expect.poll(() => link.getAttribute('aria-current')).toBe('page')
  })

  test('Reservations is marked as coming soon and cannot be clicked or focused', async ({ visit }) => {
    const page = await visit('/it')
    await page.locator('header').getByRole('button', { name: 'Ecosistema Bottega Ferrara' }).click()
    const group = page.locator('header nav div:has(> p)', { hasText: 'Coming Soon' }).last()
    expect(await group.innerText()).toContain('Coming Soon')
    const row = group.locator('[aria-disabled="true"]')
    expect(await row.innerText()).toContain('Prenotazioni')
    expect(await group.locator('a[href], button, [tabindex]').count()).toBe(0)
    await row.click({ force: true })
    await row.focus()
    expect(await row.evaluate((element) => element.matches(':focus'))).toBe(false)
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/it')
    expect(await row.isVisible()).toBe(true)
  })

  test.for([
    ['it', 'Nascondi menu', 'Mostra menu'],
    ['en', 'Hide menu', 'Show menu'],
  ] as const)(
    'in %s the panel’s toggle reads %s and %s',
    async ([lang, whenShown, whenHidden], { visit }) => {
      const page = await visit(`/${lang}`)
      const panel = page.locator('#side-panel')
      await page.getByRole('button', { name: whenShown, exact: true }).click()
      await expect.poll(() => panel.isVisible()).toBe(false)
      await page.getByRole('button', { name: whenHidden, exact: true }).click()
      await expect.poll(() => panel.isVisible()).toBe(true)
      expect(await page.getByRole('button', { name: whenShown, exact: true }).isVisible()).toBe(true)
    },
  )
})
