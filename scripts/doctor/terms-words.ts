import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'

export type AskedName = 'price' | 'support' | 'setupDays' | 'leastMonths' | 'data' | 'exit'

type TermsWords = {
  everything: string
  /** Why each is worth saying, and what goes into the row of the product. */
  questions: Readonly<Record<AskedName, { text: string; example: string }>>
}

export const termsWords: Readonly<Record<OwnerLanguage, TermsWords>> = {
  it: {
    everything: 'ogni prodotto',
    questions: {
      price: {
        text: 'Chi compra cerca un prezzo, anche solo “da …”. Se è sempre su preventivo, scrivi "quotation": true.',
        example: '"price": { "monthly": 19.90, "from": true, "vat": "excluded" }',
      },
      support: {
        text: 'Chi compra chiede chi risponde quando qualcosa non va, e in quali orari.',
        example:
          '"supportChannel": { "it": "Al telefono.", "en": "By telephone." }, "supportHours": { "it": "Dal lunedì al venerdì, 9–18.", "en": "Monday to Friday, 9 to 6." }',
      },
      setupDays: {
        text: 'I giorni lavorativi dall’ordine a quando si usa.',
        example: '"setupDays": 5',
      },
      leastMonths: {
        text: 'I mesi di durata minima; 0 se non c’è, ed è un buon motivo per provare.',
        example: '"leastMonths": 0',
      },
      data: {
        text: 'Dove stanno i dati del cliente: il sito di chi offre un servizio in rete dice sotto quale giurisdizione sono le sue macchine (art. 28 Reg. UE 2023/2854).',
        example: '"data": { "it": "Su un server in Italia.", "en": "On a server in Italy." }',
      },
      exit: {
        text: 'Che cosa resta al cliente se smette, in che formato, e come passa a un altro servizio (artt. 25 e 26 Reg. UE 2023/2854).',
        example: '"exit": { "it": "I tuoi dati in un file CSV.", "en": "Your data as a CSV file." }',
      },
    },
  },
  en: {
    everything: 'every product',
    questions: {
      price: {
        text: 'A buyer looks for a price, if only “from …”. Where it is always on quotation, write "quotation": true.',
        example: '"price": { "monthly": 19.90, "from": true, "vat": "excluded" }',
      },
      support: {
        text: 'A buyer asks who answers when something goes wrong, and at what hours.',
        example:
          '"supportChannel": { "it": "Al telefono.", "en": "By telephone." }, "supportHours": { "it": "Dal lunedì al venerdì, 9–18.", "en": "Monday to Friday, 9 to 6." }',
      },
      setupDays: {
        text: 'The working days from the order until it is in use.',
        example: '"setupDays": 5',
      },
      leastMonths: {
        text: 'The months of the least term; 0 where there is none, a good reason to try.',
        example: '"leastMonths": 0',
      },
      data: {
        text: 'Where the customer’s data are kept: who offers a service online says on the site which jurisdiction its machines are under (art. 28 Regulation (EU) 2023/2854).',
        example: '"data": { "it": "Su un server in Italia.", "en": "On a server in Italy." }',
      },
      exit: {
        text: 'What the customer keeps on leaving, in what format, and how to switch to another service (arts. 25 and 26 Regulation (EU) 2023/2854).',
        example: '"exit": { "it": "I tuoi dati in un file CSV.", "en": "Your data as a CSV file." }',
      },
    },
  },
}
