/**
 * Control and format characters (Unicode's Cc and Cf) and separators of lines: marks that nobody sees, turn the direction of
 * the text after them, or command a terminal. Joiners stay, because emoji and several scripts are written with them.
 */
const invisible = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
const everyInvisible = new RegExp(invisible, 'gu')

export function hasInvisible(text: string): boolean {
  return invisible.test(text)
}

/** One line without what nobody sees: line ends and tabs go too. */
export function withoutInvisible(text: string): string {
  return text.replace(everyInvisible, '')
}
