import type { CompanyKey, CompanyKind } from '#shared/company-rows.ts'

export type Values = Partial<Record<CompanyKey, string>>

/** By which ways it can be reached; letters do not repeat them. */
export const reach = {
  'company.phone': '+39 0187 000000',
  'company.pec': 'ditta@pec.example.it',
  'company.email': 'info@example.it',
} satisfies Values
const seat = { 'company.address': 'Via del Molo 12, La Spezia', 'company.vat': 'IT 12345678903' }
const register = { 'company.register': 'Riviere di Liguria, 12345678903' }
const group = {
  'company.liquidation': 'In liquidazione',
  'company.parent': 'Soggetta a direzione e coordinamento di Gruppo Rossi S.p.A.',
}
const rea = { 'company.rea': 'SP-123456' }

/** A whole provider of each kind, as the law wants it shown: first what every page shows, then what only the notice adds. */
export const providers: readonly [kind: CompanyKind, everywhere: Values, onPrivacy: Values][] = [
  [
    'sole',
    { 'company.name': 'Bottega Rossi di Maria Rossi', ...seat, ...register, ...reach },
    { 'company.form': 'Impresa individuale', ...rea },
  ],
  [
    'partnership',
    {
      'company.name': 'Rossi & Bianchi S.n.c.',
      ...seat,
      ...register,
      ...group,
      ...reach,
    },
    { 'company.form': 'Società in nome collettivo', ...rea },
  ],
  [
    'company',
    {
      'company.name': 'Bottega Rossi S.r.l.',
      ...seat,
      ...register,
      'company.capital': '€ 10.000 i.v.',
      'company.shareholder': 'Unico socio',
      ...group,
      ...reach,
    },
    { 'company.form': 'Società a responsabilità limitata', ...rea },
  ],
  [
    'cooperative',
    {
      'company.name': 'Bottega Rossi Soc. Coop.',
      ...seat,
      ...register,
      ...group,
      'company.mutual': 'Mutualità prevalente, n. A123456',
      ...reach,
    },
    { 'company.form': 'Società cooperativa', ...rea },
  ],
  [
    'professional',
    {
      'company.name': 'Ing. Maria Rossi',
      ...seat,
      'company.order': 'Ordine degli Ingegneri della Spezia, n. A1234',
      ...reach,
    },
    { 'company.form': 'Libera professionista' },
  ],
]
