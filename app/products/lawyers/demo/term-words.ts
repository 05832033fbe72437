import { type Fault, longestTerm } from '#app/products/lawyers/asked-term.ts'
import type { Step, Term, Unit } from '#app/products/lawyers/deadline.ts'
import { type CalendarDay, daysWords, dayWords } from '#shared/dates.ts'
import type { Language } from '#shared/locale.ts'
import type { Translate } from '#shared/messages.ts'

export function faultWords({ refused }: Fault, unit: Unit, t: Translate): string {
  return t(`lawyers.wrong.${refused}`, { most: longestTerm[unit] })
}

const lengths = { days: 'lawyers.step.counted', months: 'lawyers.length.months' } as const

const sinces = ['lawyers.example.from', 'lawyers.example.fromVowel'] as const
const befores = ['lawyers.example.before', 'lawyers.example.beforeVowel'] as const

/** '30 giorni', '6 mesi', '120 giorni liberi'. */
export function lengthWords({ length, unit, free }: Pick<Term, 'length' | 'unit' | 'free'>, t: Translate) {
  return t(free ? 'lawyers.length.free' : lengths[unit], { count: length })
}

/**
 * '30 giorni dal 9 luglio', '70 giorni prima del 14 dicembre'; 'dall’8' before a numeral that begins with a
 * vowel.
 */
export function termWords(term: Term, lang: Language, t: Translate): string {
  const { from, back } = term
  const [plain, vowel] = back ? befores : sinces
  const since = t(/-(08|11)$/.test(from) ? vowel : plain, { day: dayWords(from, lang, 'dayMonth') })
  return `${lengthWords(term, t)} ${since}`
}

/** 'martedì 8 settembre 2026'. */
export function dueWords(due: CalendarDay, lang: Language): string {
  return `${dayWords(due, lang, 'weekday')} ${dayWords(due, lang, 'full')}`
}

/** With the year where months are counted. */
export function stepDays(step: Step, lang: Language): string {
  if (step.kind === 'calendar' || step.kind === 'extended') return dayWords(step.day, lang, 'full')
  return 'day' in step ? daysWords(step.day, step.day, lang) : daysWords(step.from, step.to, lang)
}

function wordOf(step: Step) {
  if (step.kind === 'calendar') return step.isLastOfMonth ? 'lastDay' : 'calendar'
  if (step.kind !== 'moved' && step.kind !== 'movedBack') return step.kind
  return step.kind === 'moved' ? step.because : (`${step.because}Back` as const)
}

export function ruleText(step: Step, t: Translate): string {
  const word = wordOf(step)
  return t(`lawyers.rule.${word === 'extended' ? 'suspended' : word === 'hearing' ? 'start' : word}`)
}

export function stepText(step: Step, t: Translate): string {
  const key = `lawyers.step.${wordOf(step)}` as const
  if (step.kind === 'calendar')
    return t(key, { length: lengthWords({ length: step.length, unit: 'months' }, t) })
  if (step.kind === 'extended') return t(key, { days: step.days })
  if (step.kind !== 'counted') return t(key)
  const days = t(key, { count: step.days })
  const before = step.total - step.days
  return before ? `${days}, ${before} + ${step.days} = ${step.total}` : days
}
