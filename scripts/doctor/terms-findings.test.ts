import { expect, test } from 'vitest'
import { contactSubjects } from '#content/offerings.ts'
import type { TermsRow } from '#content/terms.ts'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import { termsFindings } from './terms-findings.ts'

const text = { it: 'A', en: 'B' }
const whole = { price: { quotation: true }, supportHours: text, setupDays: 3, leastMonths: 0, data: text }
const rows = (without: string): TermsRow[] =>
  contactSubjects().flatMap(({ id }) => (id === without ? [] : [{ offering: id, ...whole, exit: text }]))

test('each open question is one finding that names its products', () => {
  const findings = termsFindings(ownerWords.en, [{ offering: 'lawyers', ...whole }, ...rows('lawyers')])
  expect(findings).toEqual([
    {
      group: 'should',
      file: 'site/terms.json',
      row: 'lawyers',
      text: 'What the customer keeps on leaving, in what format, and how to switch to another service (arts. 25 and 26 Regulation (EU) 2023/2854).',
    },
  ])
})

test('without terms asks for prices, help and the Data Act’s terms', () => {
  const findings = termsFindings(ownerWords.it, rows('warehouse'))
  expect(findings.map(({ group }) => group)).toEqual([...Array(4).fill('should'), ...Array(2).fill('could')])
  expect(new Set(findings.map(({ row }) => row))).toEqual(new Set(['warehouse']))
})

test('a question open for every product names all products together', () => {
  expect(new Set(termsFindings(ownerWords.it, []).map(({ row }) => row))).toEqual(new Set(['ogni prodotto']))
})

test('complete terms have no finding, also with a price on quotation', () => {
  expect(termsFindings(ownerWords.it, rows('nothing'))).toEqual([])
})
