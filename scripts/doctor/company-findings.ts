import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import { companyKind, rowsFor } from '#shared/company-rows.ts'
import { controllerKeys } from '#shared/form-opening.ts'
import { type SettingKey, setting } from '#shared/setting.ts'
import { companyWords } from './company-words.ts'
import { type Gap, gapGroups, settingPlace } from './finding.ts'
import { isVatNumber } from './vat-number.ts'

/** What the law asks a provider's site to show, and what visitors look for, as far as the settings tell. Not legal advice. */
export function companyFindings(
  lang: OwnerLanguage,
  isPublic: boolean,
  read: (key: SettingKey) => string = setting,
): readonly Gap[] {
  const { rows, noKind, wrongVat, closed } = companyWords[lang]
  const kind = companyKind(read)
  const vat = read('company.vat')
  const found: Gap[] = kind ? [] : [{ group: 'must', ...settingPlace('company.kind', 'sole'), text: noKind }]
  if (vat !== '' && !isVatNumber(vat)) {
    found.push({ group: 'must', ...settingPlace('company.vat', rows['company.vat'].example), text: wrongVat })
  }
  for (const group of gapGroups) {
    for (const { key } of rowsFor(group, kind)) {
      const { example, text } = rows[key]
      if (read(key) !== '') continue
      const isClosing = isPublic && controllerKeys.some((one) => one === key)
      found.push({ group, ...settingPlace(key, example), text: isClosing ? `${text} ${closed}` : text })
    }
  }
  return found
}
