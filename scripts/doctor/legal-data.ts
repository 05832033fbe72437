import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import type { SettingKey } from '#shared/setting.ts'
import { legalWords } from './legal-words.ts'

export type Finding = { level: 'good' | 'advice' | 'missing'; text: string }
type Read = (key: SettingKey) => string

/** Companies with share capital, art. 2250 of the Italian civil code. */
const companyForms = /\b(s\.?\s?r\.?\s?l\.?(\s?s\.?)?|s\.?\s?p\.?\s?a\.?|s\.?\s?a\.?\s?p\.?\s?a\.?)/i

/** What Italian law asks a provider's site to show, as far as the settings tell. Not legal advice. */
export function legalFindings(read: Read, lang: OwnerLanguage): Finding[] {
  const words = legalWords[lang]
  const required: SettingKey[] = [
    'company.name',
    'company.address',
    'company.email',
    'company.vat',
    // Of every business, not only of companies (artt. 2199 and 2250 c.c.).
    'company.register',
  ]
  if (companyForms.test(read('company.form')) || companyForms.test(read('company.name'))) {
    required.push('company.capital')
  }
  const missing = required
    .filter((key) => read(key) === '')
    .map((key): Finding => ({ level: 'missing', text: words.required(key, words.keys[key] ?? key) }))
  const found: Finding[] = missing.length === 0 ? [{ level: 'good', text: words.good }] : missing
  const wanted: SettingKey[] = ['company.form', 'company.pec', 'company.phone']
  const advice = wanted
    .filter((key) => read(key) === '')
    .map((key): Finding => ({ level: 'advice', text: words.wanted(key, words.keys[key] ?? key) }))
  const vat = read('company.vat')
  const isWrong = vat !== '' && !isVatNumber(vat)
  return [...found, ...(isWrong ? [{ level: 'missing' as const, text: words.wrongVat }] : []), ...advice]
}

/** Eleven digits, with or without the country, whose check digit is right (Luhn's). */
export function isVatNumber(text: string): boolean {
  const digits = text.replace(/^IT/i, '').replace(/\s/g, '')
  if (!/^\d{11}$/.test(digits) || /^0{11}$/.test(digits)) return false
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
