import type { Examples } from '#app/examples/example.ts'
import { readTerms, type TermsRow } from '#content/terms.ts'
import { TermsTable } from './terms.tsx'

const text = { it: 'Una frase breve.', en: 'A short sentence.' }
const sentence = (word: string) => `${word} `.repeat(60).trim()
const long = {
  it: `${sentence('lungamente')} https://www.example.com/${'indirizzo'.repeat(20)}`,
  en: `${sentence('lengthily')} https://www.example.com/${'address'.repeat(20)}`,
}
const texts = (one: typeof text) => ({
  dependsOn: one,
  supportChannel: one,
  supportHours: one,
  runsOn: one,
  connects: one,
  data: one,
  exit: one,
})

const rows: Readonly<Record<string, Omit<TermsRow, 'offering'>>> = {
  'nothing set': {},
  'on quotation': { dependsOn: text, price: { quotation: true } },
  'by the month': { price: { monthly: 19.9, vat: 'excluded' }, setupDays: 1, leastMonths: 0 },
  'everything, at length': {
    ...texts(long),
    price: { monthly: 999_999.99, yearly: 999_999.99, once: 999_999.99, from: true, vat: 'included' },
    setupDays: 999,
    leastMonths: 120,
  },
}

export const examples: Examples = {
  component: 'TermsTable',
  states: Object.entries(rows).flatMap(([name, row]) =>
    readTerms({ terms: [{ ...row, offering: 'menudigitale' }] }).map((terms) => ({
      name,
      view: (
        <div data-accent="menudigitale">
          <TermsTable terms={terms} />
        </div>
      ),
    })),
  ),
}
