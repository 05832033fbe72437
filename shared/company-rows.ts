import { type SettingKey, setting } from './setting.ts'

/** What a business is by law; `company.kind` says which. */
export const companyKinds = ['sole', 'partnership', 'company', 'cooperative', 'professional'] as const
export type CompanyKind = (typeof companyKinds)[number]
export type CompanyKey = Exclude<Extract<SettingKey, `company.${string}`>, 'company.kind'>

type CompanyRow = {
  key: CompanyKey
  /** The kinds that must show it by law, of which it is expected, and of which it is a case to be told. */
  must?: readonly CompanyKind[]
  should?: readonly CompanyKind[]
  could?: readonly CompanyKind[]
  inFooter?: true
  /** In the foot of the letters that the site writes to visitors. */
  inLetter?: true
}

const registered = ['sole', 'partnership', 'company', 'cooperative'] as const
const associated = ['partnership', 'company', 'cooperative'] as const

/**
 * The provider's data in the order in which they are shown: footer, privacy page, letters and doctor read this one
 * table. Each key is a configuration entry and the term before its value. Sources: artt. 2199, 2250, 2497-bis and 2515
 * c.c.; art. 35 DPR 633/1972; art. 7 D.Lgs. 70/2003.
 */
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

/** Undefined until the owner has said it. */
export function companyKind(read: Read = setting): CompanyKind | undefined {
  return companyKinds.find((kind) => kind === read('company.kind'))
}

/** The rows that this kind must, should or could show; of an unknown kind, those that every kind must or should. */
export function rowsFor(need: 'must' | 'should' | 'could', kind: CompanyKind | undefined): CompanyRow[] {
  const asked = kind ? [kind] : companyKinds
  return companyRows.filter((row) => asked.every((one) => row[need]?.includes(one)))
}
