import { companyRows } from '#shared/company-rows.ts'
import type { Translate } from '#shared/messages.ts'
import { type SettingKey, setting } from '#shared/setting.ts'

/** Company data required in business letters (artt. 2199 and 2250 c.c.). */
export function letterhead(t: Translate, read: (key: SettingKey) => string = setting): string[] {
  return companyRows
    .filter(({ key, inLetter }) => inLetter && read(key))
    .map(({ key }) => `${t(key)}: ${read(key)}`)
}
