import type { Step, Term } from '#app/products/lawyers/deadline.ts'
import { daysWords, dayWords } from '#shared/day-words.ts'
import type { Language } from '#shared/locale.ts'
import type { MessageKey, Translate } from '#shared/messages.ts'

/** What is said of the days that a step concerns, and the rule beside it. */
const stepWords = {
  start: { text: 'lawyers.step.start', rule: 'lawyers.rule.start' },
  counted: { text: 'lawyers.step.counted', rule: 'lawyers.rule.counted' },
  suspended: { text: 'lawyers.step.suspended', rule: 'lawyers.rule.suspended' },
  saturday: { text: 'lawyers.step.saturday', rule: 'lawyers.rule.saturday' },
  holiday: { text: 'lawyers.step.holiday', rule: 'lawyers.rule.holiday' },
  due: { text: 'lawyers.step.due', rule: 'lawyers.rule.due' },
} as const satisfies Record<string, { text: MessageKey; rule: MessageKey }>

/** '30 giorni dal 9 luglio', and 'dall’8' where the numeral begins with a vowel. */
export function termWords({ days, from }: Term, lang: Language, t: Translate): string {
  const since = t(/-(08|11)$/.test(from) ? 'lawyers.example.fromVowel' : 'lawyers.example.from', {
    day: dayWords(from, lang, 'dayMonth'),
  })
  return `${t('lawyers.step.counted', { count: days })} ${since}`
}

export function stepDays(step: Step, lang: Language): string {
  return 'day' in step ? daysWords(step.day, step.day, lang) : daysWords(step.from, step.to, lang)
}

/** Moved days follow the rule of what moves them: a Saturday has its own, Sundays and named holidays share one. */
function wordsOf(step: Step) {
  if (step.kind !== 'moved') return stepWords[step.kind]
  return step.because === 'saturday' ? stepWords.saturday : stepWords.holiday
}

export function ruleText(step: Step, t: Translate): string {
  return t(wordsOf(step).rule)
}

export function stepText(step: Step, t: Translate): string {
  if (step.kind !== 'counted') return t(wordsOf(step).text)
  const days = t('lawyers.step.counted', { count: step.days })
  const before = step.total - step.days
  return before ? `${days}, ${before} + ${step.days} = ${step.total}` : days
}
