import { expect, test } from 'vitest'
import { type PriceRow, priceFrame } from '#content/price.ts'
import { words } from '#tests/helpers/words.ts'
import { priceSentence } from './price-words.ts'

const priceOf = (row: PriceRow) => {
  const price = priceFrame(row)
  if (!price) throw new Error('No amount.')
  return (['it', 'en'] as const).map((lang) =>
    priceSentence(price, lang, words(lang)).replaceAll('\u00a0', ' '),
  )
}

test.each<[PriceRow, string, string]>([
  [{ monthly: 19.9, vat: 'excluded' }, '19,90 € al mese, IVA esclusa.', '€19.90 a month, excl. VAT.'],
  [{ once: 250, vat: 'excluded' }, '250,00 € una volta sola, IVA esclusa.', '€250.00 once, excl. VAT.'],
  [
    { once: 99.99, monthly: 29, yearly: 290, from: true, vat: 'included' },
    'Da 29,00 € al mese o 290,00 € all’anno, più 99,99 € una volta sola, IVA inclusa.',
    'From €29.00 a month or €290.00 a year, plus €99.99 once, incl. VAT.',
  ],
])('%j in Italian and English', (row, italian, english) => {
  expect(priceOf(row)).toEqual([italian, english])
})
