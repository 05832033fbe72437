import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'

/** What no setting shows: only the owner knows whether it is done. Each with its source, or as a question. */
export const duties: Readonly<Record<OwnerLanguage, readonly string[]>> = {
  it: [
    'Con chi ospita sito e posta serve un accordo sui dati (art. 28 GDPR).',
    'I preventivi rimandano alle tue condizioni generali di fornitura?',
    'Se un cliente vende online ai consumatori: pulsante “ordine con obbligo di pagare” (art. 51 Codice del consumo) e funzione di recesso (art. 54-bis).',
    'Se un cliente vende beni ai consumatori: l’avviso armonizzato sulla garanzia legale (Dir. UE 2024/825, dal 27 settembre 2026).',
    'Se un cliente vende alimenti online: informazioni sugli alimenti prima dell’acquisto (art. 14 Reg. UE 1169/2011).',
    'L’accessibilità dei servizi ai consumatori è un obbligo (D.Lgs. 82/2022); ne sono fuori le microimprese che offrono servizi.',
  ],
  en: [
    'Whoever hosts site and mail needs an agreement on the data (art. 28 GDPR).',
    'Do your quotes refer to your general terms of supply?',
    'If a customer sells online to consumers: a button “order with obligation to pay” (art. 51 of the consumer code) and a withdrawal function (art. 54-bis).',
    'If a customer sells goods to consumers: the harmonised notice on the legal guarantee (Directive (EU) 2024/825, from 27 September 2026).',
    'If a customer sells food online: food information before the purchase (art. 14 Regulation (EU) 1169/2011).',
    'Services to consumers must be accessible (D.Lgs. 82/2022); micro firms that offer services are exempt.',
  ],
}
