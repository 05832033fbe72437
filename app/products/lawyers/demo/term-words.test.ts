import { expect, test } from 'vitest'
import type { Step, Term } from '#app/products/lawyers/deadline.ts'
import type { MessageKey, Values } from '#shared/messages.ts'
import { words } from '#tests/helpers/words.ts'
import { dueWords, ruleText, stepDays, stepText, termWords } from './term-words.ts'

const t = words('it')
const day = '2026-08-09'
const moved = { kind: 'moved', day } as const

const calendar = { kind: 'calendar', day } as const
const [one, six] = [1, 6].map((count) => ({ length: t('lawyers.length.months', { count }) }))

test.each<[step: Step, text: MessageKey, rule: MessageKey, values?: Values | undefined]>([
  [{ kind: 'start', day }, 'lawyers.step.start', 'lawyers.rule.start'],
  [{ kind: 'suspended', from: day, to: day, days: 1 }, 'lawyers.step.suspended', 'lawyers.rule.suspended'],
  [{ ...moved, because: 'saturday' }, 'lawyers.step.saturday', 'lawyers.rule.saturday'],
  [{ ...moved, because: 'holiday' }, 'lawyers.step.holiday', 'lawyers.rule.holiday'],
  [{ ...calendar, length: 6, isLastOfMonth: false }, 'lawyers.step.calendar', 'lawyers.rule.calendar', six],
  [{ ...calendar, length: 1, isLastOfMonth: true }, 'lawyers.step.lastDay', 'lawyers.rule.lastDay', one],
  [{ kind: 'extended', day, days: 31 }, 'lawyers.step.extended', 'lawyers.rule.suspended', { days: 31 }],
  [{ kind: 'due', day }, 'lawyers.step.due', 'lawyers.rule.due'],
])('%o has its text and rule', (step, text, rule, values) => {
  expect([stepText(step, t), ruleText(step, t)]).toEqual([t(text, values), t(rule)])
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
  expect(stepDays({ ...calendar, length: 1, isLastOfMonth: false }, 'it')).toContain('2026')
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
