import { createElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import type { CompanyKey, CompanyKind } from '#shared/company.ts'
import { type Language, languages } from '#shared/locale.ts'
import type { SettingKey } from '#shared/setting.ts'
import { words } from '#tests/helpers/words.ts'

const owner = vi.hoisted(() => new Map<string, string>())
vi.mock('#shared/setting.ts', () => ({ setting: (key: string) => owner.get(key) ?? '' }))
// The build puts the logo in; here there is none.
vi.stubGlobal('__LOGO__', null)

const { drawnRows, drawnView } = await import('#tests/helpers/drawn-rows.ts')
const { Section: Footer } = await import('#app/layout/footer/footer.tsx')
const { Company } = await import('#app/pages/privacy/company.tsx')
const { letterhead } = await import('#server/outbox/compose-mail.ts')
const { companyFindings } = await import('#scripts/doctor/company-findings.ts')

type Values = Partial<Record<CompanyKey, string>>

const values = {
  'company.name': 'Rossi & Bianchi',
  'company.form': 'La forma',
  'company.address': 'Via del Molo 12, La Spezia',
  'company.vat': 'IT 12345678903',
  'company.register': 'Riviere di Liguria, 12345678903',
  'company.rea': 'SP-123456',
  'company.capital': '€ 10.000 i.v.',
  'company.shareholder': 'Unico socio',
  'company.liquidation': 'In liquidazione',
  'company.parent': 'Soggetta a direzione e coordinamento di Gruppo Rossi S.p.A.',
  'company.mutual': 'Mutualità prevalente, n. A123456',
  'company.order': 'Ordine degli Ingegneri della Spezia, n. A1234',
  'company.phone': '+39 0187 000000',
  'company.pec': 'ditta@pec.example.it',
  'company.email': 'info@example.it',
} satisfies Values

const pick = (...keys: (keyof typeof values)[]): Values =>
  Object.fromEntries(keys.map((key) => [key, values[key]]))

/** By which ways it can be reached; letters do not repeat them. */
const reach = pick('company.phone', 'company.pec', 'company.email')
const any = { ...pick('company.name', 'company.address', 'company.vat'), ...reach }
const registered = { ...any, ...pick('company.register') }
const onNotice = pick('company.form', 'company.rea')
const associated = { ...registered, ...pick('company.liquidation', 'company.parent') }

/** A whole provider of each kind, as the law wants it shown: first what every page shows, then what only the notice adds. */
const providers: readonly [kind: CompanyKind, everywhere: Values, onPrivacy: Values][] = [
  ['sole', registered, onNotice],
  ['partnership', associated, onNotice],
  ['company', { ...associated, ...pick('company.capital', 'company.shareholder') }, onNotice],
  ['cooperative', { ...associated, ...pick('company.mutual') }, onNotice],
  ['professional', { ...any, ...pick('company.order') }, pick('company.form')],
]

function set(values: Partial<Record<SettingKey, string>>) {
  owner.clear()
  for (const [key, value] of Object.entries({ 'brand.name': 'Bottega', ...values })) owner.set(key, value)
}

const rowsOf = (values: Values, lang: Language) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [words(lang)(key as CompanyKey), value]))

describe.for(languages)('in %s', (lang) => {
  test.for(providers)('company data of a %s appear in footer, privacy notice and letterhead', (provider) => {
    const [kind, everywhere, onPrivacy] = provider
    const all = { ...everywhere, ...onPrivacy }
    set({ 'company.kind': kind, ...all })
    expect(drawnRows(createElement(Footer), lang)).toEqual(rowsOf(everywhere, lang))
    expect(drawnRows(createElement(Company), lang)).toEqual(rowsOf(all, lang))
    const inLetters = Object.entries(rowsOf(all, lang)).filter(
      ([, value]) => !Object.values(reach).some((way) => way === value),
    )
    expect(letterhead(words(lang)).toSorted()).toEqual(inLetters.map((row) => row.join(': ')).toSorted())
    const left = companyFindings(ownerWords.it, true).filter(({ group }) => group !== 'could')
    expect(left).toEqual([])
  })

  test('phone number and mail addresses in the footer are links', () => {
    set(reach)
    const html = drawnView(createElement(Footer), lang).replaceAll(
      /<\/?(?:span|wbr)[^>]*>| class="[^"]*"/g,
      '',
    )
    expect(html).toContain('<a href="tel:+390187000000">+39 0187 000000</a>')
    expect(html).toContain('<a href="mailto:ditta@pec.example.it">ditta@pec.example.it</a>')
    expect(html).toContain('<a href="mailto:info@example.it">info@example.it</a>')
  })
})
