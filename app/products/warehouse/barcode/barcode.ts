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
