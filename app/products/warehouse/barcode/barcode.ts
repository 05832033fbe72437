import type { Article } from '#app/demo-shop/shop.ts'

/** As long as the longest code of an article. */
const longestCode = 20

/** How many digits the barcodes of goods have: EAN-8, UPC-A, EAN-13, GTIN-14. */
const lengths = [8, 12, 13, 14]

/** A code as a reader or a hand gives it, or what is wrong with it. */
export type ReadCode = { code: string } | { fault: 'empty' | 'long' | 'length' | 'check'; count: number }

/** The article that a code belongs to: its own code, or its barcode. */
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

/** What a code is that no article has: a shop's own, with letters, or a barcode whose last digit bears out the others. */
export function readCode(text: string): ReadCode {
  const code = text.trim()
  const digits = digitsOf(code)
  if (code === '') return { fault: 'empty', count: 0 }
  if (digits === null) return code.length > longestCode ? { fault: 'long', count: longestCode } : { code }
  if (!lengths.includes(digits.length)) return { fault: 'length', count: digits.length }
  return isBarcode(digits) ? { code: digits } : { fault: 'check', count: digits.length }
}

/** Whether these are the digits of a barcode: the last one is the check digit (GS1 General Specifications, 7.9). */
export function isBarcode(digits: string): boolean {
  const number = lengths.includes(digits.length) ? filled(digits) : null
  if (number === null) return false
  const sum = [...number].reduce((sum, digit, place) => sum + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  return sum % 10 === 0
}

/** The digits of what is written with digits only, in groups or not; null for anything else. */
function digitsOf(text: string): string | null {
  return /^[\d\s.-]*\d[\d\s.-]*$/.test(text) ? text.replace(/\D/g, '') : null
}

/** With zeros in front, as the shorter numbers stand among the longer: the same goods on another continent. */
function filled(digits: string | null): string | null {
  return digits !== null && /^\d{8,14}$/.test(digits) ? digits.padStart(14, '0') : null
}
