import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { TermsRow } from '#content/terms.ts'
import { schemaFaults } from '#scripts/content/schema-faults.ts'
import { termsRules } from '#scripts/content/terms-rules.ts'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import { contactSubjects } from '#shared/contact-subjects.ts'
import { projectRoot } from '#tests/helpers/site-root.ts'
import { termsFindings } from './terms-findings.ts'

const text = { it: 'A', en: 'B' }
const whole = { price: { quotation: true }, supportHours: text, setupDays: 3, leastMonths: 0, data: text }
const rows = (without: string): TermsRow[] =>
  contactSubjects().flatMap(({ id }) => (id === without ? [] : [{ offering: id, ...whole, exit: text }]))

test('each question is one gap, with the products that leave it open', () => {
  const told = termsFindings(ownerWords.en, [{ offering: 'lawyers', ...whole }, ...rows('lawyers')])
  expect(told).toEqual([
    {
      group: 'should',
      file: 'site/terms.json',
      row: 'lawyers',
      example: '"exit": { "it": "I tuoi dati in un file CSV.", "en": "Your data as a CSV file." }',
      text: 'What the customer keeps on leaving, in what format, and how to switch to another service (arts. 25 and 26 Regulation (EU) 2023/2854).',
    },
  ])
})

test('who has said nothing is asked first for prices, help, and what the Data Act wants told, with whole rows to paste', () => {
  for (const lang of ['it', 'en'] as const) {
    const told = termsFindings(ownerWords[lang], rows('warehouse'))
    expect(told.map(({ group }) => group)).toEqual(['should', 'should', 'should', 'should', 'could', 'could'])
    expect(new Set(told.map(({ row }) => row))).toEqual(new Set(['warehouse']))
    const pasted = told.map(({ example }) => JSON.parse(example))
    const schema = JSON.parse(readFileSync(`${projectRoot}/content/terms.schema.json`, 'utf8'))
    expect(schemaFaults(schema, { terms: pasted }, 'en')).toEqual([])
    expect(termsRules(pasted, ownerWords.en)).toEqual([])
  }
})

test('what every product leaves open is told of all of them together', () => {
  expect(new Set(termsFindings(ownerWords.it, []).map(({ row }) => row))).toEqual(new Set(['ogni prodotto']))
})

test('who has said everything is asked nothing; a price on quotation is an answer', () => {
  expect(termsFindings(ownerWords.it, rows('nothing'))).toEqual([])
})
