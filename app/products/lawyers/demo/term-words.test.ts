import { expect, test } from 'vitest'
import type { Step, Term } from '#app/products/lawyers/deadline.ts'
import { words } from '#tests/helpers/words.ts'
import { dueWords, ruleText, stepDays, stepText, termWords } from './term-words.ts'

const t = words('it')
const day = '2026-08-09'
const moved = { kind: 'moved', day } as const

test.each<[step: Step, text: string, rule: string]>([
  [{ kind: 'start', day }, t('lawyers.step.start'), t('lawyers.rule.start')],
  [
    { kind: 'suspended', from: day, to: day, days: 1 },
    t('lawyers.step.suspended'),
    t('lawyers.rule.suspended'),
  ],
  [{ ...moved, because: 'saturday' }, t('lawyers.step.saturday'), t('lawyers.rule.saturday')],
  [{ ...moved, because: 'holiday' }, t('lawyers.step.holiday'), t('lawyers.rule.holiday')],
  [
    { kind: 'calendar', day, length: 6, isLastOfMonth: false },
    t('lawyers.step.calendar', { length: t('lawyers.length.months', { count: 6 }) }),
    t('lawyers.rule.calendar'),
  ],
  [
    { kind: 'calendar', day, length: 1, isLastOfMonth: true },
    t('lawyers.step.lastDay', { length: t('lawyers.length.months', { count: 1 }) }),
    t('lawyers.rule.lastDay'),
  ],
  [
    { kind: 'extended', day, days: 31 },
    t('lawyers.step.extended', { days: 31 }),
    t('lawyers.rule.suspended'),
  ],
  [{ kind: 'due', day }, t('lawyers.step.due'), t('lawyers.rule.due')],
])('%o has its text and rule', (step, text, rule) => {
  expect([stepText(step, t), ruleText(step, t)]).toEqual([text, rule])
})

test('stepText adds counted days to those before', () => {
  const counted = { kind: 'counted', from: day, to: day } as const
  expect(stepText({ ...counted, days: 22, total: 22 }, t)).toBe(t('lawyers.step.counted', { count: 22 }))
  expect(stepText({ ...counted, days: 8, total: 30 }, t)).toBe(
    `${t('lawyers.step.counted', { count: 8 })}, 22 + 8 = 30`,
  )
  expect(ruleText({ ...counted, days: 8, total: 30 }, t)).toBe(t('lawyers.rule.counted'))
})

test('stepDays has the year where a new one begins', () => {
  expect(stepDays({ kind: 'extended', day: '2027-02-09', days: 31 }, 'it')).toContain('2027')
  expect(stepDays({ kind: 'calendar', day, length: 1, isLastOfMonth: false }, 'it')).toContain('2026')
  expect(dueWords('2026-09-08', 'it')).toBe('martedì 8\u00a0settembre 2026')
})

test.each([
  ['2026-07-08', 'lawyers.example.fromVowel'],
  ['2026-07-11', 'lawyers.example.fromVowel'],
  ['2026-07-09', 'lawyers.example.from'],
  ['2026-08-10', 'lawyers.example.from'],
] as const)('termWords of a term from %s uses %s', (from, key) => {
  const term: Term = { from, length: 30, unit: 'days', suspension: true }
  const said = termWords(term, 'it', t)
  const [before = ''] = t(key, { day: '|' }).split('|')
  expect(said.startsWith(`${t('lawyers.step.counted', { count: 30 })} ${before}`)).toBe(true)
})
