import { type Fault, longestTerm } from '#app/products/lawyers/asked-term.ts'
import type { Step, Term, Unit } from '#app/products/lawyers/deadline.ts'
import type { CalendarDay } from '#shared/calendar-day.ts'
import { daysWords, dayWords } from '#shared/day-words.ts'
import type { Language } from '#shared/locale.ts'
import type { MessageKey, Translate } from '#shared/messages.ts'

const stepWords = {
  start: { text: 'lawyers.step.start', rule: 'lawyers.rule.start' },
  counted: { text: 'lawyers.step.counted', rule: 'lawyers.rule.counted' },
  calendar: { text: 'lawyers.step.calendar', rule: 'lawyers.rule.calendar' },
  lastDay: { text: 'lawyers.step.lastDay', rule: 'lawyers.rule.lastDay' },
  suspended: { text: 'lawyers.step.suspended', rule: 'lawyers.rule.suspended' },
  extended: { text: 'lawyers.step.extended', rule: 'lawyers.rule.suspended' },
  saturday: { text: 'lawyers.step.saturday', rule: 'lawyers.rule.saturday' },
  holiday: { text: 'lawyers.step.holiday', rule: 'lawyers.rule.holiday' },
  romePatrons: { text: 'lawyers.step.rome', rule: 'lawyers.rule.rome' },
  due: { text: 'lawyers.step.due', rule: 'lawyers.rule.due' },
  hearing: { text: 'lawyers.step.hearing', rule: 'lawyers.rule.start' },
  free: { text: 'lawyers.step.free', rule: 'lawyers.rule.free' },
  saturdayBack: { text: 'lawyers.step.saturdayBack', rule: 'lawyers.rule.saturdayBack' },
  holidayBack: { text: 'lawyers.step.holidayBack', rule: 'lawyers.rule.holidayBack' },
  romePatronsBack: { text: 'lawyers.step.romeBack', rule: 'lawyers.rule.romeBack' },
  dueBack: { text: 'lawyers.step.dueBack', rule: 'lawyers.rule.dueBack' },
} as const satisfies Record<string, { text: MessageKey; rule: MessageKey }>

const refusals = {
  day: 'lawyers.wrong.day',
  length: 'lawyers.wrong.length',
  'too-early': 'lawyers.wrong.too-early',
  'from-suspension': 'lawyers.wrong.from-suspension',
  'into-suspension': 'lawyers.wrong.into-suspension',
} as const

export function faultWords({ refused }: Fault, unit: Unit, t: Translate): string {
  return t(refusals[refused], { most: longestTerm[unit] })
}

const lengths = {
  days: 'lawyers.step.counted',
  months: 'lawyers.length.months',
  years: 'lawyers.length.years',
} as const

const sinces = ['lawyers.example.from', 'lawyers.example.fromVowel'] as const
const befores = ['lawyers.example.before', 'lawyers.example.beforeVowel'] as const

/** '30 giorni', '6 mesi', '1 anno', '120 giorni liberi'. */
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

/** With the year where months or years are counted. */
export function stepDays(step: Step, lang: Language): string {
  if (step.kind === 'calendar' || step.kind === 'extended') return dayWords(step.day, lang, 'full')
  return 'day' in step ? daysWords(step.day, step.day, lang) : daysWords(step.from, step.to, lang)
}

/** Sundays and most named holidays share one rule. */
function wordsOf(step: Step) {
  if (step.kind === 'calendar') return step.isLastOfMonth ? stepWords.lastDay : stepWords.calendar
  if (step.kind !== 'moved' && step.kind !== 'movedBack') return stepWords[step.kind]
  const because = step.because === 'saturday' || step.because === 'romePatrons' ? step.because : 'holiday'
  return stepWords[step.kind === 'moved' ? because : (`${because}Back` as const)]
}

export function ruleText(step: Step, t: Translate): string {
  return t(wordsOf(step).rule)
}

export function stepText(step: Step, t: Translate): string {
  const { text } = wordsOf(step)
  if (step.kind === 'calendar') return t(text, { length: lengthWords(step, t) })
  if (step.kind === 'extended') return t(text, { days: step.days })
  if (step.kind !== 'counted') return t(text)
  const days = t(text, { count: step.days })
  const before = step.total - step.days
  return before ? `${days}, ${before} + ${step.days} = ${step.total}` : days
}
