import { expect, test } from 'vitest'
import { claimsOf } from '#content/claims.ts'
import { type Language, textIn } from '#shared/locale.ts'
import { href } from '#shared/navigation.ts'
import { all, renderView, textsOf } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { Section } from './terms.tsx'

/** The texts of the table by label, one line per paragraph. */
async function termsShown(page: 'menudigitale' | 'lawyers' | 'costaeventi' | 'warehouse', lang: Language) {
  await renderView(<Section />, { page, lang })
  const rows = all(document, 'dl > div').map((row) => {
    const texts = textsOf(row, 'dd p, dd:not(:has(p))')
    return [row.querySelector('dt')?.textContent, texts.map((text) => text.replaceAll('\u00a0', ' '))]
  })
  return Object.fromEntries(rows)
}

test('every term that is set is a row, in Italian', async () => {
  const rows = await termsShown('costaeventi', 'it')
  expect(Object.keys(rows)).toEqual([
    'Prezzo',
    'Per cominciare',
    'Durata minima',
    'Assistenza',
    'Funziona su',
    'Si collega a',
    'Dove stanno i dati',
    'Se smetti',
  ])
  expect(rows).toMatchObject({
    Prezzo: [
      '19,90 € al mese',
      'più 1.250,00 € una volta sola',
      'IVA esclusa',
      'Dipende da quanti eventi hai.',
    ],
    'Per cominciare': [expect.stringMatching(/Dall’ordine a quando lo usi passano 5 giorni lavorativi\.$/)],
    'Durata minima': ['12 mesi.'],
    Assistenza: ['Al telefono e per e-mail.', 'Dal lunedì al sabato, 9–18.'],
    'Se smetti': ['L’elenco in un file CSV, quando vuoi.'],
  })
})

test('a page of several offerings has a table for each, under its name', async () => {
  await renderView(<Section />, { page: 'plugins' })
  const names = (['wordpress', 'prestashop'] as const).map((id) => words('it')(`offering.${id}.name`))
  expect(textsOf(document, 'h3:has(+ dl)')).toEqual(names)
  const asked = all(document, 'dl a').map(
    (link) => new URL(link.getAttribute('href') ?? '', location.href).search,
  )
  expect(asked).toEqual(['?subject=wordpress', '?subject=prestashop'])
})

test('unset terms are left out, and a starting price says so, in English', async () => {
  expect(await termsShown('lawyers', 'en')).toEqual({
    Price: ['From €1,200.00 a year', 'incl. VAT'],
    'Getting started': [expect.stringMatching(/Ready one working day after you order\.$/)],
    'Minimum term': ['One month.'],
    Support: ['On working days.'],
  })
})

test('a price on quotation shows what it depends on', async () => {
  const t = words('it')
  const rows = await termsShown('menudigitale', 'it')
  expect(rows).toEqual({
    [t('terms.price')]: [t('terms.price.quotation'), 'Dipende da quanti piatti hai.'],
    [t('terms.start')]: [t('terms.start.text')],
    [t('product.needs')]: claimsOf('menudigitale', 'needs').map(({ text }) => textIn(text, 'it')),
    [t('product.making')]: claimsOf('menudigitale', 'making').map(({ text }) => textIn(text, 'it')),
    [t('terms.least')]: [t('terms.least.none')],
  })
  const ask = document.querySelector('dd a')
  expect(ask?.getAttribute('href')).toBe(
    `${href({ page: 'contact' }, { lang: 'it', addressForm: 'pinned' })}?subject=menudigitale`,
  )
})
