import { expect, test } from 'vitest'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import { referenceFindings } from './reference-findings.ts'

const permission = { by: 'Anna', date: '2026-11-20', scope: 'nome' }
const quotation = { text: { it: 'Bene.', en: 'Good.' }, author: 'Anna', date: '2026-11-20', permission }
const client = (id: string, row: object = {}) => ({ id, name: id, ...row })
const rowsFound = (...clients: ReturnType<typeof client>[]) =>
  referenceFindings(ownerWords.en, clients).map(({ group, row }) => `${group} ${row}`)

test.each([
  ['nobody', [], ['should clients']],
  ['demonstrations alone', [client('a', { demonstration: true })], ['should clients']],
  ['a real client', [client('a', { demonstration: true }), client('b', { permission })], []],
  ['a quotation', [client('a', { quotation })], []],
  ['a draft', [client('a', { permission }), client('b')], ['could b']],
  ['a draft alone', [client('b', { demonstration: false })], ['should clients', 'could b']],
])('with %s reports what is missing', (_, clients, expected) => {
  expect(rowsFound(...clients)).toEqual(expected)
})

test('pasting the example resolves the finding', () => {
  for (const lang of ['it', 'en'] as const) {
    const [all, draft] = referenceFindings(ownerWords[lang], [client('b')])
    expect(referenceFindings(ownerWords[lang], [JSON.parse(all?.example ?? '')])).toEqual([])
    const mended = { ...client('b'), ...JSON.parse(`{ ${draft?.example} }`) }
    expect(referenceFindings(ownerWords[lang], [mended])).toEqual([])
    expect(draft?.text).toContain('b ')
  }
})
