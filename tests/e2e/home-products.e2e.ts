import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { modules, platforms } from '#content/modules.ts'
import { textIn } from '#shared/locale.ts'
import { expect, test } from '#tests/helpers/browser-test.ts'

const products = ['warehouse', 'easycomande', 'easydelivery', 'ecommerce', 'plugins'] as const

/** Waits until the code of a later section has come and its buttons answer. */
async function awake(page: Page, id: string) {
  const section = page.locator(`#${id}`)
  await section.scrollIntoViewIfNeeded()
  await section.getByRole('button').first().waitFor()
  return section
}

describe('the five products of the home page', () => {
  test('are whole without script: heading, claims, a way to ask, and no button that does nothing', async ({
    visit,
  }) => {
    const page = await visit('/it', { scripts: false })
    for (const id of products) {
      const section = page.locator(`#${id}`)
      expect(await section.locator('h2').count()).toBe(1)
      expect(await section.getByRole('button').count()).toBe(0)
      const subjects = id === 'plugins' ? platforms : [id]
      const links = await section.locator('a[href*="contact?subject="]').all()
      const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')))
      expect(hrefs).toEqual(subjects.map((subject) => `/it/contact?subject=${subject}`))
    }
    for (const { name } of modules) {
      expect(await page.locator('#plugins li').getByText(textIn(name, 'it'), { exact: true }).count()).toBe(1)
    }
  })

  test.for([360, 860, 1280])('at %d px nothing in them moves when they wake', async (width, { visit }) => {
    const still = await visit('/it', { width, scripts: false })
    const page = await visit('/it', { width })
    for (const id of ['warehouse', 'easycomande', 'ecommerce']) {
      const height = (await still.locator(`#${id}`).boundingBox())?.height
      const section = await awake(page, id)
      expect((await section.boundingBox())?.height, id).toBe(height)
    }
  })

  test('a movement of stock changes quantity, note and value, and is announced', async ({ visit }) => {
    const page = await visit('/it')
    const section = await awake(page, 'warehouse')
    const row = section.getByRole('row', { name: /Caffè/ })
    const value = section.locator('tfoot td')
    expect(await value.innerText()).toBe('473,20\u00a0€')
    await section.getByRole('button', { name: /^Carica un pezzo: Caffè/ }).click()
    expect(await row.locator('td').nth(2).innerText()).toBe('5')
    expect(await value.innerText()).toBe('487,70\u00a0€')
    expect(await section.getByRole('status').innerText()).toMatch(/giacenza 5\..*487,70.*ne mancano\s5/)

    const out = section.getByRole('button', { name: /^Scarica un pezzo: Caffè/ })
    for (let press = 0; press < 6; press++) await out.click({ force: true })
    expect(await row.locator('td').nth(2).innerText()).toBe('0')
    expect(await out.getAttribute('aria-disabled')).toBe('true')
    expect(await value.innerText()).toBe('415,20\u00a0€')
  })

  test('a ticket goes on by one button, and back', async ({ visit }) => {
    const page = await visit('/en')
    const section = await awake(page, 'easycomande')
    const ticket = section.locator('li', { has: page.getByRole('heading', { name: 'T\u00a07' }) })
    const button = ticket.getByRole('button')
    const status = ticket.getByRole('status')
    for (const step of ['Cooking', 'Ready', 'New']) {
      await button.click()
      expect(await status.innerText()).toBe(step)
      expect(await ticket.locator('s').count()).toBe(step === 'Ready' ? 3 : 0)
    }
  })

  test('the receipt follows the shelf, with delivery and VAT of each rate', async ({ visit }) => {
    const page = await visit('/it')
    const section = await awake(page, 'ecommerce')
    const receipt = section.locator('dl')
    expect(await receipt.innerText()).toMatch(/Totale\s+53,98\s€/)
    await section.getByRole('button', { name: /Moka/ }).click()
    expect(await receipt.innerText()).toMatch(/Spedizione.*\s+5,90\s+Totale\s+29,38\s€/)
    expect(await receipt.innerText()).not.toMatch(/IVA 22/)
    expect(await section.getByRole('status').innerText()).toMatch(/29,38/)
    for (const name of [/Olio/, /Miele/]) await section.getByRole('button', { name }).click()
    expect(await receipt.innerText()).toMatch(/Totale\s+0,00\s€/)
  })
})
