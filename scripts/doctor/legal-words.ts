import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import type { SettingKey } from '#shared/setting.ts'

type LegalWords = {
  good: string
  required: (key: SettingKey, what: string) => string
  wanted: (key: SettingKey, why: string) => string
  wrongVat: string
  /** What no setting shows: only the owner knows whether it is done. */
  duties: readonly string[]
  /** What the law asks for, and why a detail is worth having. */
  keys: Partial<Record<SettingKey, string>>
}

export const legalWords: Readonly<Record<OwnerLanguage, LegalWords>> = {
  it: {
    good: 'I dati che la legge chiede ci sono.',
    required: (key, what) => `'${key}' non è acceso: la legge chiede ${what}.`,
    wanted: (key, why) => `'${key}' non è acceso: ${why}.`,
    wrongVat: `'company.vat' non è una partita IVA italiana: 11 cifre, l’ultima di controllo.`,
    duties: [
      'Con chi ospita sito e posta serve un accordo sui dati (art. 28 GDPR); Paese e garanzie vanno detti nell’informativa (art. 13, par. 1, lett. f).',
      'I preventivi rimandano alle tue condizioni generali di fornitura?',
      'Se un cliente vende online ai consumatori: pulsante “ordine con obbligo di pagare” (art. 51 Codice del consumo) e funzione di recesso (art. 54-bis).',
      'Se un cliente vende alimenti online: informazioni sugli alimenti prima dell’acquisto (art. 14 Reg. UE 1169/2011).',
      'L’accessibilità dei servizi ai consumatori è un obbligo (D.Lgs. 82/2022); ne sono fuori le microimprese che offrono servizi.',
    ],
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
    duties: [
      'Whoever hosts site and mail needs an agreement on the data (art. 28 GDPR); the notice tells their country and safeguards (art. 13(1)(f)).',
      'Do your quotes refer to your general terms of supply?',
      'If a customer sells online to consumers: a button “order with obligation to pay” (art. 51 of the consumer code) and a withdrawal function (art. 54-bis).',
      'If a customer sells food online: food information before the purchase (art. 14 Regulation (EU) 1169/2011).',
      'Services to consumers must be accessible (D.Lgs. 82/2022); micro firms that offer services are exempt.',
    ],
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
