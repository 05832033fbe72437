import { hasInvisible } from '#shared/invisible.ts'

/** Text from URLs could say anything under the site's name, so suspicious text is not shown. */
export type TextFault = 'garbled' | 'markup' | 'link' | 'phone'

/** More combining marks than any language uses; unassigned or private-use characters. */
const garbled = /\p{M}{4}|[\p{Co}\p{Cn}]/u
const markup = /<[a-z!/?]|&(?:#\w+|[a-z]+);/i

const links: readonly RegExp[] = [
  /\b(?:https?|hxxps?|ftp|file|data|javascript|mailto|tel|sms|geo|tg|skype|signal|bitcoin|ethereum|lightning):/i,
  /\b(?:whatsapp|telegram|t\.me)\b/i,
  /\/\/|\bwww\.|@[\p{L}\p{N}_]|\S@\S|\p{L}\.\p{L}{2,}\//iu,
  // word.word; one letter before the dot is an abbreviation (S.r.l., p.zza) unless a well-known TLD follows.
  /(?<![\p{L}\p{N}_-])(?=[\p{N}_-]*\p{L})[\p{L}\p{N}_-]{2,}\.\p{L}{2}/u,
  /[\p{L}\p{N}]\.(?:com|net|org|biz|eu|it|io|ru|cn|xyz|app|dev|link)\b/iu,
  // Emoji domains (☕.ws) and IPv4 addresses.
  /(?:^|[\s\p{S}])\.\p{L}{2}/u,
  /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/,
  // Disguised dots: other characters, spaced, or spelled out.
  /[\p{L}\p{N}][,·•‧∙⋅・](?:com|net|org|biz|xyz)\b/iu,
  /[\p{L}\p{N}]\s?\.\s?(?:com|org|biz|xyz)\b(?!['’])/u,
  /\b(?:dot|punto)\s?(?:com|net|org|biz|info|eu|it|io|ru|xyz|app)\b/i,
  /[([{]\s?(?:\.|dot|punto|at|chiocciola|@)\s?[)\]}]/i,
  // Long mixes of letters and digits: account numbers, wallets, keys.
  /(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{20}/i,
]

const abbreviations = /(?<!\p{L})(?:sig\.(?:ra|na|ri)|(?:dott|prof|avv)\.ssa|spett\.le|soc\.coop)(?!\p{L})/giu

/** Seven digits with the separators of phone numbers, or nine with any. */
const phones = /\p{N}(?:[\s./()–—-]{0,3}\p{N}){6,}|\p{N}(?:[^\p{L}\p{N}]{0,3}\p{N}){8,}/gu

/** Years, dates, lists of prices (4,00 6,50 9,00), amounts with a unit (14,5%), hours (12.00-15.00). */
const harmless = [
  '(?:19|20)\\d\\d',
  '\\d{1,2}[./-]\\d{1,2}[./-](?:19|20)\\d\\d',
  '\\d{1,2}[.,]\\d[05]',
  '\\d{1,2}[.,:]\\d{1,2}(?=\\s?(?:[%€°;/–—-]|$)|,\\s)',
  '\\d{3},\\d\\d(?=\\s?€|\\s[/–—-]\\s|$)',
]
const harmlessList = new RegExp(`^(?:(?:${harmless.join('|')})(?!\\d)[\\s%€°;,/–—-]*)+$`)

export function textFault(text: string): TextFault | undefined {
  if (hasInvisible(text) || garbled.test(text)) return 'garbled'
  const plain = plainForm(text)
  if (markup.test(plain)) return 'markup'
  const words = plain.replace(abbreviations, '')
  if (links.some((form) => form.test(words))) return 'link'
  const isHarmless = (digits: string) => harmlessList.test(digits) || isAllergenList(digits)
  return (plain.match(phones) ?? []).every(isHarmless) ? undefined : 'phone'
}

/** Text as a reader sees it: NFKD, without marks and invisible characters, digits and dots ASCII. */
function plainForm(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/(?!\d)\p{Nd}/gu, '0')
    .replace(/(?<=\d)[oil|](?=\d)/gi, '0')
    .replace(/[。︒۔܁܂]/gu, '.')
}

/** Numbers of allergens (Annex II of Regulation (EU) 1169/2011), such as '1, 3, 7, 12'. */
function isAllergenList(digits: string): boolean {
  const numbers = digits.split(/\D+/).map(Number)
  return numbers.every((number, index) => number <= 14 && number > (numbers[index - 1] ?? 0))
}
