import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleArticles } from '#app/demo-shop/sample-shop.ts'
import { articleOf, isBarcode, readCode } from './barcode.ts'

test.for(['4006381333931', '96385074', '036000291452', '00036000291452'])(
  'isBarcode accepts %s',
  (digits) => {
    expect(isBarcode(digits)).toBe(true)
  },
)

test('isBarcode finds any single wrong digit', () => {
  const digit = fc.tuple(fc.nat(12), fc.integer({ min: 1, max: 9 }))
  fc.assert(
    fc.property(digit, ([place, more]) => {
      const digits = [...'4006381333931']
      digits[place] = String((Number(digits[place]) + more) % 10)
      expect(isBarcode(digits.join(''))).toBe(false)
    }),
  )
})

test('sample barcodes are distinct, valid and of the in-store range', () => {
  const eans = sampleArticles.map(({ ean }) => ean)
  expect(new Set(eans).size).toBe(sampleArticles.length)
  for (const ean of eans)
    expect(ean).toSatisfy((digits: string) => /^20\d{11}$/.test(digits) && isBarcode(digits))
})

const shop = [
  { id: 'tea', code: 'T-12' },
  { id: 'soap', code: '0036000291452' },
  { id: 'moka', code: 'M-007', ean: '2000000130071' },
  { id: 'own', code: '104' },
]

test.for([
  ['T-12', 'tea'],
  [' t-12 ', 'tea'],
  ['2000000130071', 'moka'],
  ['2 000000 130071', 'moka'],
  ['m-007', 'moka'],
  ['036000291452', 'soap'],
  ['104', 'own'],
  ['10', undefined],
  ['', undefined],
  ['T-1', undefined],
  ['8001234567897', undefined],
] as const)('articleOf “%s” is %s', ([text, id]) => {
  expect(articleOf(shop, text)?.id).toBe(id)
})

test.for([
  ['8001234567897', { code: '8001234567897' }],
  [' 8 001234 567897 ', { code: '8001234567897' }],
  ['A-77', { code: 'A-77' }],
  ['', { fault: 'empty', count: 0 }],
  ['  ', { fault: 'empty', count: 0 }],
  ['800123456789', { fault: 'check', count: 12 }],
  ['8001234567896', { fault: 'check', count: 13 }],
  ['80012345678', { fault: 'length', count: 11 }],
  ['104', { fault: 'length', count: 3 }],
  ['x'.repeat(21), { fault: 'long', count: 20 }],
] as const)('readCode(“%s”) is %o', ([text, read]) => {
  expect(readCode(text)).toEqual(read)
})
