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
