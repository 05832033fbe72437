import { expect, test } from 'vitest'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import type { StoredRequest } from '#server/contact-store/contact-store.ts'
import { request } from '#server/fixtures/store-engines.ts'
import { details, line } from './show-request.ts'

const say = ownerWords.en
const stored: StoredRequest = {
  ...request({ createdAt: new Date('2026-03-01T10:05Z'), name: 'Anna Ferri', message: 'Riga 1\nRiga 2' }),
  id: '1aaaaaaa-0000-4000-8000-000000000000',
  answeredAt: null,
  note: '',
  files: [],
}
const files = [
  { id: 'a', name: 'a.pdf', size: 1_001, sha256: '' },
  { id: 'b', name: 'b.pdf', size: 1_000, sha256: '' },
]
const cells = (change: Partial<StoredRequest> = {}) => line({ ...stored, ...change }, say).split(/ {2,}/)

test('a line has number, time in Italy, state, subject, sender and number of files', () => {
  expect(cells()).toEqual([
    '1aaaaaaa',
    '2026-03-01 11:05',
    say('requests.open'),
    'warehouse',
    'Anna Ferri',
    'anna@example.it',
  ])
  const done = cells({ subject: '', answeredAt: new Date(), files }).slice(2)
  expect(done).toEqual([say('requests.done'), '-', 'Anna Ferri', 'anna@example.it +2'])
  // The columns stand below each other.
  const place = (answeredAt: Date | null) => line({ ...stored, answeredAt }, say).indexOf('warehouse')
  expect(place(null)).toBe(place(new Date()))
})

test('details has aligned labels without empty rows, then the message', () => {
  const shown = details({ ...stored, files }, { say, t: String })
  const rows = shown.split('\n')
  expect(rows[0]).toMatch(/ {2}1aaaaaaa-0000-4000-8000-000000000000$/)
  expect(rows[1]).toMatch(/2026-03-01 11:05 \(it\)$/)
  expect(rows[2]).toContain(say('requests.label.notYet'))
  expect(shown).toContain('a.pdf (2 kB)')
  expect(shown).toContain('b.pdf (1 kB)')
  expect(shown).toMatch(/\n\nRiga 1\nRiga 2$/)
  const head = rows.slice(0, rows.indexOf(''))
  expect(Math.min(...head.map((row) => /(?<=\S) {2,}(?=\S)/.exec(row)?.[0].length ?? 0))).toBe(2)
  expect(head.some((row) => /company/i.test(row))).toBe(false)
  expect(new Set(head.map((row) => /\S.*? {2,}(?=\S)/.exec(row)?.[0].length)).size).toBe(1)
  const answered = { ...stored, answeredAt: new Date('2026-03-02T09:00:00.000Z') }
  expect(details(answered, { say, t: String })).toContain('2026-03-02 10:00')
})

test('stored control and invisible characters are not printed', () => {
  const marks = '\u001b[2J\u061c\u200b\u200e\u200f\u2060\ufeff\u{e0041}'
  const sent = { ...stored, name: `An${marks}na`, message: `Riga 1\nRi${marks}ga 2`, files: [] }
  const named = { id: 'a', name: `a${marks}.pdf`, size: 1_000, sha256: '' }
  const shown = `${line(sent, say)}\n${details({ ...sent, files: [named] }, { say, t: String })}`
  expect(shown).not.toMatch(/[^\n\P{C}]/u)
  expect(shown).toContain('An[2Jna')
  expect(shown).toMatch(/\n\nRiga 1\nRi\[2Jga 2$/)
})
