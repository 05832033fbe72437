import { hasInvisible } from './invisible.ts'

/** Why a text that anybody could send to anybody under the site's name is not shown. */
export type TextFault = 'garbled' | 'markup' | 'link' | 'phone'

/** Letters buried under marks beyond what any language writes; letters that are none. */
const garbled = /\p{M}{4}|[\p{Co}\p{Cn}]/u
const markup = /<[a-z!/?]|&(?:#\w+|[a-z]+);/i

const links: readonly RegExp[] = [
  /\b(?:https?|hxxps?|ftp|file|data|javascript|mailto|tel|sms|geo|tg|skype|signal|bitcoin|ethereum|lightning):/i,
  /\b(?:whatsapp|telegram|t\.me)\b/i,
  /\/\/|\bwww\.|@[\p{L}\p{N}_]|\S@\S|\p{L}\.\p{L}{2,}\//iu,
  // Any word.word. Of one letter it is an abbreviation (S.r.l., p.zza), unless a well-known ending follows.
  /(?<![\p{L}\p{N}_-])(?=[\p{N}_-]*\p{L})[\p{L}\p{N}_-]{2,}\.\p{L}{2}/u,
  /[\p{L}\p{N}]\.(?:com|net|org|biz|eu|it|io|ru|cn|xyz|app|dev|link)\b/iu,
  // A picture is a name too (☕.ws), and so are four numbers.
  /(?:^|[\s\p{S}])\.\p{L}{2}/u,
  /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/,
  // A dot that is something else, stands apart, or is a word.
  /[\p{L}\p{N}][,·•‧∙⋅・](?:com|net|org|biz|xyz)\b/iu,
  /[\p{L}\p{N}]\s?\.\s?(?:com|org|biz|xyz)\b(?!['’])/u,
  /\b(?:dot|punto)\s?(?:com|net|org|biz|info|eu|it|io|ru|xyz|app)\b/i,
  /[([{]\s?(?:\.|dot|punto|at|chiocciola|@)\s?[)\]}]/i,
  // Letters and digits in one run, longer than words are: an account, a wallet, a key.
  /(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{20}/i,
]

/** Written with a dot inside, and no link. */
const abbreviations = /(?<!\p{L})(?:sig\.(?:ra|na|ri)|(?:dott|prof|avv)\.ssa|spett\.le|soc\.coop)(?!\p{L})/giu

/** Digits near enough to each other to be dialled; where commas and the like stand between, as many as a number has. */
const phones = /\p{N}(?:[\s./()–—-]{0,3}\p{N}){6,}|\p{N}(?:[^\p{L}\p{N}]{0,3}\p{N}){8,}/gu

/** A vintage, a day, prices in a row (4,00 6,50 9,00), amounts and hours with their sign (14,5%) or apart (12.00-15.00). */
const harmless = [
  '(?:19|20)\\d\\d',
  '\\d{1,2}[./-]\\d{1,2}[./-](?:19|20)\\d\\d',
  '\\d{1,2}[.,]\\d[05]',
  '\\d{1,2}[.,:]\\d{1,2}(?=\\s?(?:[%€°;/–—-]|$)|,\\s)',
  '\\d{3},\\d\\d(?=\\s?€|\\s[/–—-]\\s|$)',
]
const harmlessList = new RegExp(`^(?:(?:${harmless.join('|')})(?!\\d)[\\s%€°;,/–—-]*)+$`)

/** What is wrong with a text that came in an address; whoever writes one is told at once. */
export function textFault(text: string): TextFault | undefined {
  if (hasInvisible(text) || garbled.test(text)) return 'garbled'
  const plain = plainForm(text)
  if (markup.test(plain)) return 'markup'
  const words = plain.replace(abbreviations, '')
  if (links.some((form) => form.test(words))) return 'link'
  const isHarmless = (digits: string) => harmlessList.test(digits) || isAllergenList(digits)
  return (plain.match(phones) ?? []).every(isHarmless) ? undefined : 'phone'
}

/**
 * What a reader takes the text for: letters and digits of other shapes as plain ones (NFKD), no marks and nothing that is
 * drawn as nothing, digits of every script as digits, letters that stand for digits among them, every full stop a dot.
 */
function plainForm(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/(?!\d)\p{Nd}/gu, '0')
    .replace(/(?<=\d)[oil|](?=\d)/gi, '0')
    .replace(/[。︒۔܁܂]/gu, '.')
}

/** 1, 3, 7, 12: numbers of Annex II of Regulation (EU) 1169/2011 in their order. */
function isAllergenList(digits: string): boolean {
  const numbers = digits.split(/\D+/).map(Number)
  return numbers.every((number, index) => number <= 14 && number > (numbers[index - 1] ?? 0))
}
