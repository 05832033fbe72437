import type { SettingKey } from '#shared/setting.ts'

export type Finding = { level: 'good' | 'advice' | 'missing'; text: string }
type Read = (key: SettingKey) => string

/** Companies with share capital, art. 2250 of the Italian civil code. */
const companyForms = /\b(s\.?\s?r\.?\s?l\.?(\s?s\.?)?|s\.?\s?p\.?\s?a\.?|s\.?\s?a\.?\s?p\.?\s?a\.?)/i

/** What Italian law asks a provider's site to show, as far as the settings tell. Not legal advice. */
export function legalFindings(read: Read): Finding[] {
  const required: [SettingKey, string][] = [
    ['company.name', 'the provider’s name (art. 7 D.Lgs. 70/2003, art. 13 GDPR)'],
    ['company.address', 'its seat (art. 7 D.Lgs. 70/2003)'],
    ['company.email', 'an e-mail address (art. 7 D.Lgs. 70/2003, art. 13 GDPR)'],
    ['company.vat', 'the VAT number, on every page (art. 35 DPR 633/1972)'],
  ]
  if (companyForms.test(read('company.form')) || companyForms.test(read('company.name'))) {
    required.push(
      ['company.register', 'register office and number (art. 2250 c.c.)'],
      ['company.capital', 'the paid-up capital (art. 2250 c.c.)'],
    )
  }
  const missing = required
    .filter(([key]) => read(key) === '')
    .map(
      ([key, what]): Finding => ({
        level: 'missing',
        text: `'${key}' is not set: the law asks for ${what}.`,
      }),
    )
  const found: Finding[] =
    missing.length === 0 ? [{ level: 'good', text: 'The data that the law asks for are set.' }] : missing
  return [...found, ...vatFindings(read('company.vat')), ...advice(read)]
}

function advice(read: Read): Finding[] {
  const wanted: [SettingKey, string][] = [
    ['company.form', 'for a company (s.r.l., s.p.a.) the law asks for its register number and capital too'],
    ['company.pec', 'companies and sole traders have a certified address'],
    ['company.phone', 'a second way to reach the provider at once'],
  ]
  return wanted
    .filter(([key]) => read(key) === '')
    .map(([key, why]) => ({ level: 'advice', text: `'${key}' is not set: ${why}.` }))
}

function vatFindings(vat: string): Finding[] {
  if (vat === '' || isVatNumber(vat)) return []
  return [
    { level: 'missing', text: `'company.vat' is no Italian VAT number: 11 digits, the last one a check.` },
  ]
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
