/** What remains of a longer run of combining marks: no language needs as many (UAX #15, stream-safe text). */
const longestRun = /(\p{M}{30})\p{M}+/gu

/**
 * The text in Unicode's composed form. Marks beyond the thirtieth on one letter are dropped first: sorting them takes
 * time that grows with the square of their number, seconds for 30 KB.
 */
export function composed(text: string): string {
  return text.replace(longestRun, '$1').normalize('NFC')
}
