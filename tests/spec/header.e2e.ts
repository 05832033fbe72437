import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { headerMenus } from '#shared/navigation.ts'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { words } from '#tests/helpers/words.ts'

/** Dropdown → group → [entry, target]; to the letter of the specification, except the provider's own name. */
const specified = {
  'Ecosistema Bottega Ferrara': {
    'Per il tuo Negozio': [['Magazzino', '#warehouse']],
    'Per la tua Struttura Ricettiva': [
      ['Easy Comande', '#easycomande'],
      ['Easy Delivery', '#easydelivery'],
    ],
    'Coming Soon': [['Prenotazioni', null]],
  },
  'Soluzioni per Te': {
    'Per il tuo Studio': [['Easy Lawyers', '/lawyers#bannerTop']],
    'Per il tuo Negozio': [['E-commerce', '#ecommerce']],
    'Per il tuo Sito': [
      ['Moduli WordPress', '#plugins'],
      ['Moduli PrestaShop', '#plugins'],
    ],
  },
  Portfolio: {
    'App Mobile': [['Costa Eventi', '/costaeventi']],
    'Siti Web': [['I Nostri Clienti', '/clients']],
  },
}

describe('header (§2)', () => {
  test('the dropdowns have the specified groups, entries and targets, in order', async ({ visit }) => {
    const page = await visit('/it', { scripts: false })
    expect(await menuTable(page)).toEqual(withPrefix(specified, '/it'))
    expect(Object.keys(await menuTable(page))).toEqual(Object.keys(specified))
  })

  test('in English it is the same navigation with English words', async ({ visit }) => {
    const t = words('en')
    const page = await visit('/en', { scripts: false })
    const table = await menuTable(page)
    expect(Object.keys(table)).toEqual(headerMenus().map((menu) => t(`header.menu.${menu.id}`)))
    const targets = (rows: object) => JSON.stringify(rows).match(/"[#/][^"]*"|null/g)
    expect(targets(table)).toEqual(targets(withPrefix(specified, '/en')))
    expect(JSON.stringify(table)).not.toMatch(/Per il tuo|Soluzioni|Magazzino|Prenotazioni/)
  })

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

  test('nothing in the header overflows or overlaps, at any width and in both languages', async ({
    visit,
  }) => {
    const page = await visit('/it')
    for (const lang of ['it', 'en']) {
      await page.goto(`/${lang}`)
      for (const width of [320, 360, 390, 520, 700, 768, 1000, 1099, 1100, 1180, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await crowding(page), `${lang} at ${width}`).toEqual([])
      }
    }
  })
})

type MenuTable = Record<string, Record<string, (string | null)[][]>>

function menuTable(page: Page): Promise<MenuTable> {
  return page.evaluate(() => {
    const text = (element: Element | null) => element?.textContent?.trim() ?? ''
    return Object.fromEntries(
      [...document.querySelectorAll('header nav li:has(> button)')].map((menu) => [
        text(menu.querySelector('button')),
        Object.fromEntries(
          [...menu.querySelectorAll('div:has(> p)')].map((group) => [
            text(group.querySelector('p')),
            [...group.querySelectorAll('a')].map((link) => [
              text(link.querySelector('b')),
              link.getAttribute('href'),
            ]),
          ]),
        ),
      ]),
    )
  })
}

function withPrefix(table: typeof specified, prefix: string): MenuTable {
  const text = JSON.stringify(table, (_, value) =>
    typeof value === 'string' && /^[#/]/.test(value) ? prefix + value : value,
  )
  return JSON.parse(text)
}

/** What sticks out of the window, or lies over its neighbour, in the header's bar. */
function crowding(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('header :is(a, button)')]
      .filter((part) => !part.closest('[popover] [popover]') && part.checkVisibility())
      .filter((part) => part.getBoundingClientRect().top < 60)
      .map((part) => ({ name: part.textContent, box: part.getBoundingClientRect() }))
      .sort((a, b) => a.box.left - b.box.left)
    const faults: string[] = []
    for (const [index, { name, box }] of parts.entries()) {
      if (box.left < 0 || box.right > window.innerWidth + 0.5) faults.push(`${name} leaves the window`)
      const next = parts[index + 1]
      if (next && box.right > next.box.left + 0.5) faults.push(`${name} lies over ${next.name}`)
    }
    if (document.documentElement.scrollWidth > window.innerWidth) faults.push('the page scrolls sideways')
    return faults
  })
}
