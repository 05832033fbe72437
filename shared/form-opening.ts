import { type SettingKey, setting } from './setting.ts'
import { isThisMachine } from './this-machine.ts'

/** Who answers for the data that a form collects: without one of these nobody may be asked for any. */
export const controllerKeys = [
  'company.name',
  'company.address',
  'company.email',
  'company.vat',
] as const satisfies readonly SettingKey[]

/**
 * Whether the site's form takes nothing yet: it has a public address, and not all of its controller. Name and address:
 * art. 13 GDPR; these and the e-mail address: art. 7 D.Lgs. 70/2003; the VAT number: art. 35 DPR 633/1972.
 */
export function isFormClosed(origin: string, read: (key: SettingKey) => string = setting): boolean {
  return !isThisMachine(origin) && controllerKeys.some((key) => read(key) === '')
}
