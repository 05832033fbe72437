/** 30 combining marks are the limit of stream-safe text (UAX #15). */
const longestRun = /(\p{M}{30})\p{M}+/gu

/** NFC. Excess marks are dropped first: sorting them takes quadratic time, seconds for 30 KB. */
export function normalizeUnicode(text: string): string {
  return text.replace(longestRun, '$1').normalize('NFC')
}
