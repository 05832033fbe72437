/** They can reverse text or control a terminal. Joiners are kept: emoji and several scripts need them. */
const invisible = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
const everyInvisible = new RegExp(invisible, 'gu')

export function hasInvisible(text: string): boolean {
  return invisible.test(text)
}

/** Also removes line breaks and tabs. */
export function withoutInvisible(text: string): string {
  return text.replace(everyInvisible, '')
}

/** 30 combining marks are the limit of stream-safe text (UAX #15). */
const longestRun = /(\p{M}{30})\p{M}+/gu

/** NFC. Excess marks are dropped first: sorting them takes quadratic time, seconds for 30 KB. */
export function normalizeUnicode(text: string): string {
  return text.replace(longestRun, '$1').normalize('NFC')
}
