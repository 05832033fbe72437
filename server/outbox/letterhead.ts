import { companyRows } from '#shared/company-rows.ts'
import type { Translate } from '#shared/messages.ts'
import { setting } from '#shared/setting.ts'

/** The provider's data that a letter of a business carries (artt. 2199 and 2250 c.c.), as far as they are set. */
export function letterhead(t: Translate): string[] {
  return companyRows
    .filter(({ key, inLetter }) => inLetter && setting(key))
    .map(({ key }) => `${t(key)}: ${setting(key)}`)
}
