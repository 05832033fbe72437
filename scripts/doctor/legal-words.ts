import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import type { SettingKey } from '#shared/setting.ts'

type LegalWords = {
  good: string
  required: (key: SettingKey, what: string) => string
  wanted: (key: SettingKey, why: string) => string
  wrongVat: string
  /** What the law asks for, and why a detail is worth having. */
  keys: Partial<Record<SettingKey, string>>
}

export const legalWords: Readonly<Record<OwnerLanguage, LegalWords>> = {
  it: {
    good: 'I dati che la legge chiede ci sono.',
    required: (key, what) => `'${key}' non è acceso: la legge chiede ${what}.`,
    wanted: (key, why) => `'${key}' non è acceso: ${why}.`,
    wrongVat: `'company.vat' non è una partita IVA italiana: 11 cifre, l’ultima di controllo.`,
    keys: {
      'company.name': 'il nome di chi offre il servizio (art. 7 D.Lgs. 70/2003, art. 13 GDPR)',
      'company.address': 'la sede (art. 7 D.Lgs. 70/2003)',
      'company.email': 'un indirizzo e-mail (art. 7 D.Lgs. 70/2003, art. 13 GDPR)',
      'company.vat': 'la partita IVA, in ogni pagina (art. 35 DPR 633/1972)',
      'company.register':
        'ufficio e numero del registro delle imprese (artt. 2199 e 2250 c.c., art. 7 D.Lgs. 70/2003)',
      'company.capital': 'il capitale versato (art. 2250 c.c.)',
      'company.form':
        'a una società (s.r.l., s.p.a.) la legge chiede anche capitale, socio unico, liquidazione, direzione di un’altra società (artt. 2250 e 2497-bis c.c.): scrivili qui',
      'company.pec': 'società e ditte individuali hanno una PEC',
      'company.phone': 'serve un secondo modo per raggiungerti subito',
    },
  },
  en: {
    good: 'The data that the law asks for are set.',
    required: (key, what) => `'${key}' is not set: the law asks for ${what}.`,
    wanted: (key, why) => `'${key}' is not set: ${why}.`,
    wrongVat: `'company.vat' is not a valid Italian VAT number: 11 digits, the last one a check.`,
    keys: {
      'company.name': 'the provider’s name (art. 7 D.Lgs. 70/2003, art. 13 GDPR)',
      'company.address': 'its seat (art. 7 D.Lgs. 70/2003)',
      'company.email': 'an e-mail address (art. 7 D.Lgs. 70/2003, art. 13 GDPR)',
      'company.vat': 'the VAT number, on every page (art. 35 DPR 633/1972)',
      'company.register': 'register office and number (artt. 2199 and 2250 c.c., art. 7 D.Lgs. 70/2003)',
      'company.capital': 'the paid-up capital (art. 2250 c.c.)',
      'company.form':
        'for a company (s.r.l., s.p.a.) the law also asks for capital, sole shareholder, liquidation, a directing parent company (artt. 2250 and 2497-bis c.c.): write them here',
      'company.pec': 'companies and sole traders have a certified address',
      'company.phone': 'a second way to reach the provider at once',
    },
  },
}
