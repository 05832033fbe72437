import type { Say } from '#scripts/owner/owner-words.ts'
import { companyKind, controllerKeys, rowsFor } from '#shared/company.ts'
import { type SettingKey, setting } from '#shared/setting.ts'
import { type Gap, gapGroups, settingGap } from './finding.ts'

/** Legal duties and common expectations, as far as settings show. Not legal advice. */
export function companyFindings(
  say: Say,
  isPublic: boolean,
  read: (key: SettingKey) => string = setting,
): readonly Gap[] {
  const kind = companyKind(read)
  const vat = read('company.vat')
  const found: Gap[] = kind ? [] : [settingGap('must', 'company.kind', say('doctor.company.kind'))]
  if (vat !== '' && !isVatNumber(vat)) found.push(settingGap('must', 'company.vat', say('doctor.wrongVat')))
  for (const group of gapGroups) {
    for (const { key } of rowsFor(group, kind)) {
      if (read(key) !== '') continue
      const isClosing = isPublic && controllerKeys.some((one) => one === key)
      const text = say(`doctor.${key}`)
      found.push(settingGap(group, key, isClosing ? `${text} ${say('doctor.formClosed')}` : text))
    }
  }
  return found
}

/** Italian: eleven digits, the last one a Luhn check digit. */
export function isVatNumber(text: string): boolean {
  const digits = text.replace(/^IT/i, '').replace(/\s/g, '')
  if (!/^\d{11}$/.test(digits) || /^0{11}$/.test(digits)) return false
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
