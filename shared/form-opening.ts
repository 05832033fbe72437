import { type SettingKey, setting } from './setting.ts'
import { isThisMachine } from './this-machine.ts'

/** Data controller: a form may only collect data once these are set. */
export const controllerKeys = [
  'company.name',
  'company.address',
  'company.email',
  'company.vat',
] as const satisfies readonly SettingKey[]

/** Art. 13 GDPR, art. 7 D.Lgs. 70/2003, art. 35 DPR 633/1972 (VAT number). */
export function isFormClosed(origin: string, read: (key: SettingKey) => string = setting): boolean {
  return !isThisMachine(origin) && controllerKeys.some((key) => read(key) === '')
}
