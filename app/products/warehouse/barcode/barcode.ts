import type { Article } from '#app/demo-shop/shop.ts'

const longestCode = 20

/** EAN-8, UPC-A, EAN-13, GTIN-14. */
const lengths = [8, 12, 13, 14]

/** As scanned or typed; `count` is the limit or the number of digits. */
export type ReadCode = { code: string } | { fault: 'empty' | 'long' | 'length' | 'check'; count: number }

/** By its own code, or by its barcode. */
export function articleOf<Row extends Pick<Article, 'code' | 'ean'>>(
  articles: readonly Row[],
  text: string,
): Row | undefined {
  const code = text.trim().toLowerCase()
  const number = filled(digitsOf(text))
  return articles.find(
    (article) =>
      article.code.toLowerCase() === code ||
      (number !== null && [article.ean, article.code].some((one) => filled(digitsOf(one ?? '')) === number)),
  )
}

/** A shop's own code with letters, or a barcode with a valid check digit. */
export function readCode(text: string): ReadCode {
  const code = text.trim()
  const digits = digitsOf(code)
  if (code === '') return { fault: 'empty', count: 0 }
  if (digits === null) return code.length > longestCode ? { fault: 'long', count: longestCode } : { code }
  if (!lengths.includes(digits.length)) return { fault: 'length', count: digits.length }
  return isBarcode(digits) ? { code: digits } : { fault: 'check', count: digits.length }
}

/** The last one is the check digit (GS1 General Specifications, 7.9). */
export function isBarcode(digits: string): boolean {
  const number = lengths.includes(digits.length) ? filled(digits) : null
  if (number === null) return false
  const sum = [...number].reduce((sum, digit, place) => sum + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  return sum % 10 === 0
}

/** Digits, in groups or not; null for anything else. */
function digitsOf(text: string): string | null {
  return /^[\d\s.-]*\d[\d\s.-]*$/.test(text) ? text.replace(/\D/g, '') : null
}

/** GTINs are compared with leading zeros: a UPC-A is the same as its EAN-13. */
function filled(digits: string | null): string | null {
  return digits !== null && /^\d{8,14}$/.test(digits) ? digits.padStart(14, '0') : null
}

/** Seven modules per digit on the left half with odd parity, 1 for a bar (ISO/IEC 15420, set A). */
const oddLeft = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]

/** Left digits with even parity, by the first digit, which has no bars itself. */
const evenPlaces = [
  [],
  [2, 4, 5],
  [2, 3, 5],
  [2, 3, 4],
  [1, 4, 5],
  [1, 2, 5],
  [1, 2, 3],
  [1, 3, 5],
  [1, 3, 4],
  [1, 2, 4],
]

/** In modules, without the quiet zone. */
export const eanWidth = 95

/** One unit per module. */
export function eanBars(digits: string, height: number): string {
  const [first = 0, ...others] = [...digits].map(Number)
  const even = evenPlaces[first] ?? []
  const modules = others.map((digit, place) => {
    const odd = oddLeft[digit] ?? ''
    if (place >= 6) return inverted(odd)
    return even.includes(place) ? [...inverted(odd)].reverse().join('') : odd
  })
  const all = `101${modules.slice(0, 6).join('')}01010${modules.slice(6).join('')}101`
  return [...all.matchAll(/1+/g)]
    .map(({ index, 0: bar }) => `M${index} 0h${bar.length}v${height}h-${bar.length}z`)
    .join('')
}

function inverted(modules: string): string {
  return [...modules].map((module) => (module === '1' ? '0' : '1')).join('')
}
