import { expect, test } from 'vitest'
import { eanBars, eanWidth } from './ean-bars.ts'

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
