import type { Step, Term } from '#app/products/lawyers/deadline.ts'
import { daysWords, dayWords } from '#shared/day-words.ts'
import type { Language } from '#shared/locale.ts'
import type { Translate } from '#shared/messages.ts'

/** '30 giorni dal 9 luglio', and 'dall’8' where the numeral begins with a vowel. */
export function termWords({ days, from }: Term, lang: Language, t: Translate): string {
  const vowel = /-(08|11)$/.test(from) ? 'Vowel' : ''
  const since = t(`lawyers.example.from${vowel}`, { day: dayWords(from, lang, 'dayMonth') })
  return `${t('lawyers.step.counted', { count: days })} ${since}`
}

export function stepDays(step: Step, lang: Language): string {
  return 'day' in step ? daysWords(step.day, step.day, lang) : daysWords(step.from, step.to, lang)
}

/** Moved days follow the rule of what moves them: a Saturday has its own, Sundays and named holidays share one. */
export function stepRule(step: Step) {
  if (step.kind !== 'moved') return step.kind
  return step.because === 'saturday' ? 'saturday' : 'holiday'
}

export function stepText(step: Step, t: Translate): string {
  if (step.kind !== 'counted') return t(`lawyers.step.${stepRule(step)}`)
  const days = t('lawyers.step.counted', { count: step.days })
  const before = step.total - step.days
  return before ? `${days}, ${before} + ${step.days} = ${step.total}` : days
}
