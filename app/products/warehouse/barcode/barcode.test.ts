import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleArticles } from '#app/demo-shop/sample-shop.ts'
import { articleOf, eanBars, eanWidth, isBarcode, readCode } from './barcode.ts'

describe('codes', () => {
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
})

describe('bars', () => {
  // Read back like a scanner: each digit by the widths of bars and gaps (ISO/IEC 15420), the first digit by which digits of
  // the left half are mirrored (set G).
  const widths = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112']
  const turned = [
    'LLLLLL',
    'LLGLGG',
    'LLGGLG',
    'LLGGGL',
    'LGLLGG',
    'LGGLLG',
    'LGGGLL',
    'LGLGLG',
    'LGLGGL',
    'LGGLGL',
  ]

  /** The widths of bars and gaps, from the first bar to the last. */
  function runsOf(path: string) {
    const bars = [...path.matchAll(/M(\d+) 0h(\d+)v(\d+)h-(\d+)z/g)]
    expect(bars.map(([bar]) => bar).join('')).toBe(path)
    const runs: number[] = []
    let end = 0
    for (const [, from, width, , back] of bars) {
      expect(back).toBe(width)
      if (runs.length > 0) runs.push(Number(from) - end)
      runs.push(Number(width))
      end = Number(from) + Number(width)
    }
    return { begin: Number(bars[0]?.[1]), runs: runs.join(''), end }
  }

  function readEan(runs: string) {
    const parts = /^111(\d{24})11111(\d{24})111$/.exec(runs)
    const digits = (half = '') => half.match(/\d{4}/g) ?? []
    const left = digits(parts?.[1]).map((four) => {
      const place = widths.indexOf(four)
      return place < 0
        ? { letter: 'G', digit: widths.indexOf([...four].reverse().join('')) }
        : { letter: 'L', digit: place }
    })
    const first = turned.indexOf(left.map(({ letter }) => letter).join(''))
    return [
      first,
      ...left.map(({ digit }) => digit),
      ...digits(parts?.[2]).map((four) => widths.indexOf(four)),
    ].join('')
  }

  test.for([...Array(10).keys()])('the bars of a code that begins with %i decode to it', (first) => {
    // Together the two have every digit in either half.
    for (const others of ['012345678901', '678901234567']) {
      const code = `${first}${others}`
      const { begin, runs, end } = runsOf(eanBars(code, 30))
      expect([begin, end]).toEqual([0, eanWidth])
      expect(readEan(runs)).toBe(code)
    }
  })

  test('every bar has the given height', () => {
    const heights = [...eanBars('2000000031040', 24).matchAll(/v(\d+)/g)].map(([, height]) => height)
    expect(new Set(heights)).toEqual(new Set(['24']))
    // Three guards of two bars each, and two for each digit.
    expect(heights).toHaveLength(30)
  })
})
