import { type SettingKey, setting } from './setting.ts'
import { isThisMachine } from './this-machine.ts'

export const companyKinds = ['sole', 'partnership', 'company', 'cooperative', 'professional'] as const
export type CompanyKind = (typeof companyKinds)[number]
export type CompanyKey = Exclude<Extract<SettingKey, `company.${string}`>, 'company.kind'>

type CompanyRow = {
  key: CompanyKey
  /** Legal forms that must show it by law, that should, and that may have reason to. */
  must?: readonly CompanyKind[]
  should?: readonly CompanyKind[]
  could?: readonly CompanyKind[]
  inFooter?: true
  inLetter?: true
}

const registered = ['sole', 'partnership', 'company', 'cooperative'] as const
const associated = ['partnership', 'company', 'cooperative'] as const

/** Artt. 2199, 2250, 2497-bis and 2515 c.c.; art. 35 DPR 633/1972; art. 7 D.Lgs. 70/2003. */
export const companyRows: readonly CompanyRow[] = [
  { key: 'company.name', must: companyKinds, inFooter: true, inLetter: true },
  { key: 'company.form', should: companyKinds, inLetter: true },
  { key: 'company.address', must: companyKinds, inFooter: true, inLetter: true },
  { key: 'company.vat', must: companyKinds, inFooter: true, inLetter: true },
  { key: 'company.register', must: registered, inFooter: true, inLetter: true },
  { key: 'company.rea', should: registered, inLetter: true },
  { key: 'company.capital', must: ['company'], inFooter: true, inLetter: true },
  { key: 'company.shareholder', could: ['company'], inFooter: true, inLetter: true },
  { key: 'company.liquidation', could: associated, inFooter: true, inLetter: true },
  { key: 'company.parent', could: associated, inFooter: true, inLetter: true },
  { key: 'company.mutual', could: ['cooperative'], inFooter: true, inLetter: true },
  { key: 'company.order', must: ['professional'], inFooter: true, inLetter: true },
  { key: 'company.phone', should: companyKinds, inFooter: true },
  { key: 'company.pec', should: companyKinds, inFooter: true },
  { key: 'company.email', must: companyKinds, inFooter: true },
]

type Read = (key: SettingKey) => string

export function companyKind(read: Read = setting): CompanyKind | undefined {
  return companyKinds.find((kind) => kind === read('company.kind'))
}

/** For an unknown legal form, only rows that apply to all. */
export function rowsFor(need: 'must' | 'should' | 'could', kind: CompanyKind | undefined): CompanyRow[] {
  const asked = kind ? [kind] : companyKinds
  return companyRows.filter((row) => asked.every((one) => row[need]?.includes(one)))
}

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
