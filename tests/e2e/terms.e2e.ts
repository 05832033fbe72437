import { readdirSync } from 'node:fs'
import { expect, test } from '../helpers/browser-test.ts'
import { builtPages, readBuilt } from '../helpers/read-built.ts'
import { siteRoot } from '../helpers/site-root.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.for([
  ['it', 'costaeventi', '19,90 € al mese, più 1.250,00 € una volta sola, IVA esclusa.'],
  ['en', 'lawyers', 'From €1,200.00 a year, VAT included.'],
  ['it', 'prestashop', 'Prezzo su preventivo.'],
] as const)(
  'the form in %s shows the price of the subject %s without scripts',
  async ([lang, subject, price], { visit }) => {
    const page = await visit(`/${lang}/contact?subject=${subject}`, { scripts: false })
    const line = page.locator('#contact-form [aria-live] > div > p').filter({ visible: true })
    expect(await line.count()).toBe(1)
    expect(plain(await line.innerText())).toContain(price)
    await page.locator('select[name=subject]').selectOption('')
    expect(await line.count()).toBe(0)
  },
)

test('home shows the set prices, and a product page without a price says ‘Su preventivo’', async ({
  visit,
}) => {
  const page = await visit('/it', { scripts: false })
  for (const [offering, price] of [
    ['warehouse', 'Da 490,50 € una volta sola, IVA esclusa.'],
    ['easycomande', 'Da 29,00 € al mese o 290,00 € all’anno, più 99,99 € una volta sola, IVA inclusa.'],
    ['ecommerce', 'Su preventivo. Dipende da quanti articoli vendi.'],
  ] as const)
    expect(plain(await page.locator(`#${offering}`).innerText())).toContain(price)
  expect(await page.locator('#easydelivery').innerText()).not.toMatch(/prezzo|su preventivo/i)
  await page.goto('/it/easydelivery')
  expect(plain(await page.locator('#terms dd').first().innerText())).toBe('Su preventivo')
})

test('what is not for visitors is in no built page and no script', () => {
  const assets = readdirSync(`${siteRoot}/dist/client/assets`).filter((name) => name.endsWith('.js'))
  const files = [...builtPages().map(({ file }) => file), ...assets.map((name) => `assets/${name}`)]
  const having = (text: string) => files.filter((file) => readBuilt(file).includes(text))
  expect(having('Un codice che resta')).not.toEqual([])
  expect(having('Piero de’ Bassi')).not.toEqual([])
  // Claims that are disabled.
  expect(having('Una persona che confermi date')).toEqual([])
  expect(having('art. 54-bis Codice del consumo')).toEqual([])
})

test('the permission’s date of a portrait is in no script and not on the contact page', () => {
  const assets = readdirSync(`${siteRoot}/dist/client/assets`).filter((name) => name.endsWith('.js'))
  for (const name of [...assets.map((name) => `assets/${name}`), 'it/contact/index.html'])
    expect(readBuilt(name), name).not.toContain('2026-11-20')
})
