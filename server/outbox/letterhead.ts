import { companyRows } from '#shared/company-rows.ts'
import type { Translate } from '#shared/messages.ts'
import { setting } from '#shared/setting.ts'

/** Company data required in business letters (artt. 2199 and 2250 c.c.). */
export function letterhead(t: Translate): string[] {
  return companyRows
    .filter(({ key, inLetter }) => inLetter && setting(key))
    .map(({ key }) => `${t(key)}: ${setting(key)}`)
}
