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
  'without scripts the form in %s asks about %s and tells what it costs',
  async ([lang, subject, price], { visit }) => {
    const page = await visit(`/${lang}/contact?subject=${subject}`, { scripts: false })
    const line = page.locator('#contact-form [aria-live] > div > p').filter({ visible: true })
    expect(await line.count()).toBe(1)
    expect(plain(await line.innerText())).toContain(price)
    await page.locator('select[name=subject]').selectOption('')
    expect(await line.count()).toBe(0)
  },
)

test.for([
  ['warehouse', 'Da 490,50 € una volta sola, IVA esclusa.'],
  ['easycomande', 'Da 29,00 € al mese o 290,00 € all’anno, più 99,99 € una volta sola, IVA inclusa.'],
  ['easydelivery', 'Prezzo su preventivo.'],
  ['ecommerce', 'Prezzo su preventivo. Dipende da quanti articoli vendi.'],
] as const)('the section of %s on home says: %s', async ([offering, price], { visit }) => {
  const page = await visit('/it', { scripts: false })
  expect(plain(await page.locator(`#${offering}`).innerText())).toContain(price)
})

test('what has no page of its own tells on home how it goes, folded below its price', async ({ visit }) => {
  const page = await visit('/it', { scripts: false })
  const section = page.locator('#easycomande')
  await section.getByText('Tutte le condizioni').click()
  const rows = await section.locator('dl > div').filter({ visible: true }).allInnerTexts()
  expect(rows.map(plain)).toEqual([
    'Per cominciare\nDall’ordine a quando lo usi passano 3 giorni lavorativi.',
    'Dove stanno i dati\nNel tuo locale.',
  ])
  // Where no more than the price is set, nothing unfolds.
  expect(await page.locator('#warehouse, #ecommerce').locator('details').count()).toBe(0)
})

test('a claim that is off reaches nobody: no page and no script has it', () => {
  const assets = readdirSync(`${siteRoot}/dist/client/assets`).filter((name) => name.endsWith('.js'))
  const files = [...builtPages().map(({ file }) => file), ...assets.map((name) => `assets/${name}`)]
  const having = (text: string) => files.filter((file) => readBuilt(file).includes(text))
  expect(having('Segna un piatto finito')).not.toEqual([])
  expect(having('Chiudi il conto sulla cassa')).toEqual([])
  expect(having('art. 54-bis Codice del consumo')).toEqual([])
})
