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
        text: 'Dove stanno i dati del cliente.',
        example: '"data": { "it": "Su un server in Italia.", "en": "On a server in Italy." }',
      },
      exit: {
        text: 'Che cosa resta al cliente se smette, e in che formato.',
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
        text: 'Where the customer’s data are kept.',
        example: '"data": { "it": "Su un server in Italia.", "en": "On a server in Italy." }',
      },
      exit: {
        text: 'What the customer keeps on leaving, and in what format.',
        example: '"exit": { "it": "I tuoi dati in un file CSV.", "en": "Your data as a CSV file." }',
      },
    },
  },
}
